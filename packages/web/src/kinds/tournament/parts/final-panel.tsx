import { partTexts } from "@losfee/messages/parts";
import { finalTexts } from "@losfee/messages/tournament-parts";
import type { VNode } from "preact";
import { type Column, ColumnTable } from "../../../parts/column-table.tsx";
import { hasSpread } from "../../../parts/numerals.tsx";
import { TitledName } from "../../../parts/player-name.tsx";
import { usePage } from "../../../shell/page-context.ts";
import { pairingsPath, playerPath } from "../../../shell/paths.ts";
import type { Finalist, FinalModel } from "./finals.ts";

/** A final: the players, the games so far, what is needed or the winner, and what counts. */
const FinalPanel = ({
  final,
  competition,
}: {
  readonly final: FinalModel;
  readonly competition: string;
}): VNode => {
  const page = usePage();
  const t = finalTexts[page.language];
  const id = `final-${final.stage}`;
  return (
    <section class="section stack final-panel" aria-labelledby={id}>
      <h2 id={id}>{final.label}</h2>
      <ColumnTable
        class="final-games"
        caption={t.caption({ label: final.label })}
        lines={winnerFirst(final)}
        lineClass={({ hasWon }) => (hasWon ? "final-winner" : undefined)}
        columns={[
          {
            heading: t.player,
            class: "name",
            isRowHeading: true,
            cell: (player) => (
              <>
                <a href={playerPath(competition, player.entry)}>
                  <TitledName player={player} />
                </a>
                {player.hasWon && <span class="tag">{t.won}</span>}
              </>
            ),
          },
          ...final.rounds.map(
            (round, index): Column<Finalist> => ({
              heading: (
                <a href={pairingsPath(competition, round)}>
                  {partTexts[page.language].round({ round })}
                </a>
              ),
              class: "number",
              cell: ({ scores }) => scores[index],
            }),
          ),
          { heading: t.wins, class: "number", cell: ({ wins }) => wins },
          ...(hasSpread(page)
            ? [{ heading: t.lead, class: "number", cell: ({ lead }: Finalist) => lead }]
            : []),
        ]}
      />
      <p class="final-standing">{final.standing.join(" ")}</p>
      <p class="note">{final.rule.join(" ")}</p>
    </section>
  );
};

/** Puts the winner first once there is one, because a table is read from the top. */
export const winnerFirst = ({ finalists }: Pick<FinalModel, "finalists">): readonly Finalist[] =>
  finalists.toSorted((a, b) => Number(b.hasWon) - Number(a.hasWon));

/** All finals of the event. */
export const FinalPanels = ({
  finals,
  ...rest
}: {
  readonly finals: readonly FinalModel[];
  readonly competition: string;
}): VNode => (
  <>
    {finals.map((final) => (
      <FinalPanel key={final.stage} final={final} {...rest} />
    ))}
  </>
);
