import { entrantWords, sideWords } from "@losfee/contract";
import type { EntryId } from "@losfee/core";
import { pairingsTexts } from "@losfee/messages/tournament-public-pairings";
import { slipTexts } from "@losfee/messages/tournament-public-slips";
import type { VNode } from "preact";
import { PlayerFacts, TitledName } from "../../../../parts/player-name.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { namesFrom } from "../../parts/entry-names.ts";
import { groupLabel } from "../../parts/pairings/parts-of.ts";
import { PrintedPage } from "../printed-page.tsx";
import type { Slip, SlipsModel } from "./page.ts";

/** Eight slips on a sheet of A4, to cut apart. */
export const SlipsView = ({ model }: PageProps<SlipsModel>): VNode => {
  const t = useTexts(slipTexts);
  return (
    <PrintedPage class="slips" title={t.title({ round: model.round })}>
      {model.slips.map((slip) => (
        <SlipView key={slip.board} slip={slip} model={model} />
      ))}
    </PrintedPage>
  );
};

const SlipView = ({ slip, model }: PageProps<SlipsModel> & { readonly slip: Slip }): VNode => {
  const page = usePage();
  const t = slipTexts[page.language];
  const words = sideWords(termsOf(page), page.language);
  const { contest, contestAt } = entrantWords(termsOf(page), page.language);
  return (
    <section class="slip" aria-label={contestAt({ number: slip.board })}>
      <header>
        <span class="slip-name">{model.name}</span>
        <span>
          {t.round({ round: model.round, planned: model.planned })}
          {slip.of !== null && ` · ${groupLabel(slip.of, pairingsTexts[page.language])}`}
        </span>
        <span class="slip-board">
          {contest} <strong>{slip.board}</strong>
        </span>
      </header>
      {slip.seats.map((entry, seat) => (
        <div key={entry} class="slip-player">
          <span class="slip-who">
            {slip.playersDraw ? (
              <span class="slip-box" />
            ) : (
              <span class="slip-side">{seat === 0 ? words.first : words.second}</span>
            )}
            <SlipName entry={entry} model={model} />
          </span>
          <span class="slip-line">{t.points}</span>
          <span class="slip-line wide-line">{t.signature}</span>
        </div>
      ))}
      {slip.playersDraw && <p class="slip-note">{words.drawnOnSlip}</p>}
    </section>
  );
};

const SlipName = ({ entry, model }: PageProps<SlipsModel> & { readonly entry: EntryId }): VNode => {
  const player = model.players[entry];
  if (player === undefined) return <>{namesFrom(model.names)(entry)}</>;
  return (
    <>
      <TitledName player={player} /> <PlayerFacts player={player} />
    </>
  );
};
