import type { PublicCommitment } from "@losfee/core";
import type { VNode } from "preact";
import { type Column, ColumnTable } from "../../../../parts/column-table.tsx";
import { CrossIcon, TickIcon } from "../../../../parts/icons.tsx";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import type { PageFrame, PageProps } from "../../../../shell/page.ts";
import { namesFrom } from "../entry-names.ts";
import { drawLabel } from "./draw-label.ts";
import type { DrawLine } from "./draws.ts";
import { HowToCheck } from "./how-to-check.tsx";
import type { LotsModel } from "./model.ts";
import { lotsTexts } from "./texts.ts";

/** Where the lots come from, which draws were made, and whether they are right. */
export const LotsView = ({ model, page }: PageProps<LotsModel>): VNode => {
  const t = lotsTexts[page.language];
  return (
    <>
      <StageHead title={t.title} page={page} />
      <p class="prose">{t.intro}</p>
      {model.seeds.length > 1 && <p class="prose">{t.several}</p>}
      {model.seeds.map((seed, index) => (
        <Seed
          key={seed.from}
          seed={seed}
          number={model.seeds.length === 1 ? null : index + 1}
          until={model.seeds[index + 1]?.from ?? null}
          page={page}
        />
      ))}
      <Section id="draws" title={t.draws}>
        <Draws model={model} page={page} />
      </Section>
      <HowToCheck model={model} page={page} />
    </>
  );
};

const Seed = ({
  seed,
  number,
  until,
  page,
}: {
  readonly seed: PublicCommitment;
  /** Null where there is only one. */
  readonly number: number | null;
  /** The event by which the next was committed to; null: it is in force. */
  readonly until: number | null;
  readonly page: PageFrame;
}): VNode => {
  const t = lotsTexts[page.language];
  return (
    <dl class="facts wide-facts">
      {number !== null && (
        <div>
          <dt>{t.seedNumber(number)}</dt>
          <dd>{t.range(seed.from, until)}</dd>
        </div>
      )}
      <div>
        <dt>{t.hash}</dt>
        <dd>
          <code class="long">{seed.seedHash}</code>
        </dd>
      </div>
      <div>
        <dt>{t.seed}</dt>
        <dd>
          {seed.seed === null ? (
            <span class="note">{t.secret}</span>
          ) : (
            <>
              <code class="long">{seed.seed}</code>
              <br />
              <Verdict good={seed.matches}>{seed.matches ? t.seedFits : t.seedDiffers}</Verdict>
            </>
          )}
        </dd>
      </div>
    </dl>
  );
};

const Verdict = ({
  good,
  children,
}: {
  readonly good: boolean;
  readonly children: string;
}): VNode => (
  <span class={good ? "verdict good" : "verdict bad"}>
    {good ? <TickIcon /> : <CrossIcon />} {children}
  </span>
);

const Draws = ({ model, page }: PageProps<LotsModel>): VNode => {
  const t = lotsTexts[page.language];
  if (model.draws.length === 0) return <p class="empty">{t.noDraws}</p>;
  const check: Column<DrawLine> = {
    heading: t.check,
    cell: ({ checked }) =>
      checked !== null && (
        <Verdict good={checked.matches}>{checked.matches ? t.fits : t.differs}</Verdict>
      ),
  };
  const good = model.draws.filter(({ checked }) => checked?.matches === true).length;
  return (
    <>
      {model.closed && (
        <p class={good === model.draws.length ? "message good" : "message bad"}>
          <Verdict good={good === model.draws.length}>
            {t.summary(good, model.draws.length)}
          </Verdict>
        </p>
      )}
      <ColumnTable
        class="draws wide"
        caption={t.caption}
        lines={model.draws}
        columns={[
          {
            heading: model.at === "tables" ? t.stage : t.round,
            class: "number",
            cell: ({ round }) => (round === 0 ? "–" : round),
          },
          {
            heading: t.draw,
            isRowHeading: true,
            cell: (draw) => <DrawName draw={draw} model={model} page={page} />,
          },
          {
            heading: t.order,
            cell: (draw) => <Order draw={draw} model={model} page={page} />,
          },
          ...(model.closed ? [check] : []),
        ]}
      />
    </>
  );
};

/** No two draws from one seed share a name. */
const idOf = ({ name, seed }: DrawLine): string => {
  const id = `draw-${name.replaceAll("/", "-")}`;
  return seed === null || seed === 1 ? id : `${id}-seed-${seed}`;
};

const DrawName = ({
  draw,
  model,
  page,
}: PageProps<LotsModel> & { readonly draw: DrawLine }): VNode => {
  const t = lotsTexts[page.language];
  return (
    <>
      {drawLabel(draw.name, page.language)}
      <br />
      <code>{draw.name}</code>
      {model.seeds.length > 1 && (
        <>
          <br />
          <span class="note">{draw.seed === null ? t.own : t.seedNumber(draw.seed)}</span>
        </>
      )}
    </>
  );
};

/** The order in which they were drawn; until the closing only how many. */
const Order = ({
  draw,
  model,
  page,
}: PageProps<LotsModel> & { readonly draw: DrawLine }): VNode => {
  const name = namesFrom(model.names);
  const subjects = lotsTexts[page.language].subjects(draw.subjects);
  if (draw.checked === null) return <>{subjects}</>;
  return (
    <details id={idOf(draw)}>
      <summary>{subjects}</summary>
      <ol class="drawn">
        {draw.checked.order.map((entry) => (
          <li key={entry}>
            {name(entry)} <span class="note">#{entry}</span>
          </li>
        ))}
      </ol>
    </details>
  );
};
