import type { Language } from "@losfee/contract";
import { drawTexts, lotsTexts } from "@losfee/messages/tournament-public-lots";
import type { VNode } from "preact";
import { CrossIcon, TickIcon } from "../../../../parts/icons.tsx";
import { Lot } from "../../../../parts/lot.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useLanguage, useTexts } from "../../../../shell/page-context.ts";
import { namesFrom } from "../../parts/entry-names.ts";
import type { DrawLine } from "./draws.ts";
import type { LotsModel } from "./page.ts";

type DrawProps = PageProps<LotsModel> & { readonly draw: DrawLine };

/** Every draw as a lot, with its round or stage on the stub. */
export const Draws = ({ model }: PageProps<LotsModel>): VNode => {
  const language = useLanguage();
  const t = lotsTexts[language];
  if (model.draws.length === 0) return <p class="empty">{t.noDraws}</p>;
  return (
    <ol class="lots draw-lots" aria-label={t.caption}>
      {model.draws.map((draw) => (
        <Lot
          key={idOf(draw)}
          as="li"
          label={draw.round === 0 ? undefined : model.at === "tables" ? t.stage : t.round}
          stub={draw.round === 0 ? "–" : draw.round}
          tone="tinted"
        >
          <p>
            <strong>{drawLabel(draw.name, language)}</strong>
          </p>
          <Drawn draw={draw} model={model} />
        </Lot>
      ))}
    </ol>
  );
};

/** No two draws from one seed share a name. */
const idOf = ({ name, seed }: DrawLine): string => {
  const id = `draw-${name.replaceAll("/", "-")}`;
  return seed === null || seed === 1 ? id : `${id}-seed-${seed}`;
};

/** The number of lots; after the closing also their order, and if the seed gives the same. */
const Drawn = ({ draw, model }: DrawProps): VNode => {
  const t = useTexts(lotsTexts);
  const name = namesFrom(model.names);
  const subjects = t.subjects({ count: draw.subjects });
  const source = (
    <p class="note draw-source">
      <code>{draw.name}</code>
      {model.seeds.length > 1 && (
        <> · {draw.seed === null ? t.own : t.seedNumber({ number: draw.seed })}</>
      )}
    </p>
  );
  if (draw.checked === null) {
    return (
      <>
        <p>{subjects}</p>
        {source}
      </>
    );
  }
  const { matches, order } = draw.checked;
  return (
    <details id={idOf(draw)}>
      <summary>
        {subjects}{" "}
        <span class={matches ? "verdict good" : "verdict bad"}>
          {matches ? <TickIcon /> : <CrossIcon />} {matches ? t.fits : t.differs}
        </span>
      </summary>
      {source}
      <ol class="drawn">
        {order.map((entry) => (
          <li key={entry}>
            {name(entry)} <span class="note">#{entry}</span>
          </li>
        ))}
      </ol>
    </details>
  );
};

/** The purpose of a draw, by its name in the journal; unknown names appear unchanged. */
const drawLabel = (name: string, language: Language): string => {
  const t = drawTexts[language];
  if (name === "standings") return t.standings;
  if (/^round\/\d+\/starts$/.test(name)) return t.starts;
  if (/^stage\/\d+\/tables$/.test(name)) return t.tables;
  if (/^stage\/\d+\/ties$/.test(name)) return t.ties;
  const seats = /^stage\/\d+\/game\/(\d+)\/seats$/.exec(name)?.[1];
  if (seats !== undefined) return t.seats({ game: seats });
  const special = /^stage\/\d+\/special\/class\/(\d+)$/.exec(name)?.[1];
  if (special !== undefined) return t.special({ number: special });
  const quartile = /^stage\/\d+\/quartile\/(\d+)$/.exec(name)?.[1];
  return quartile === undefined ? name : t.quartile({ number: quartile });
};
