import { compareListedNames } from "@losfee/core";
import { screenTexts } from "@losfee/messages/tournament-public-screen";
import type { VNode } from "preact";
import { Lot } from "../../../../parts/lot.tsx";
import { type NameRoom, nameFitting } from "../../../../parts/names/fitted-name.ts";
import { useLanguage } from "../../../../shell/page-context.ts";
import { deckLabel } from "../../parts/deck-label.ts";
import { Deck } from "./deck.tsx";
import { tableGrid } from "./lot-grid.ts";
import type { ScreenStage } from "./page.ts";
import { NameLine } from "./round-decks.tsx";

interface StageProps {
  readonly play: ScreenStage;
  readonly follows: string;
}

/** Room for names in a line of the list by names. */
const ROOM = { width: 40, size: 3.3, small: 2.75 };

const fittingOf = ({ tables }: ScreenStage, room: NameRoom) =>
  nameFitting(
    tables.flatMap(({ players }) => players.map(({ name }) => name)),
    room,
  );

/** The tables of the stage, each on a lot. */
export const TablesDeck = ({ play, follows }: StageProps): VNode => {
  const language = useLanguage();
  const grid = tableGrid(play.tables.length);
  const fit = fittingOf(play, grid.room);
  return (
    <Deck
      id="deck-tables"
      grid={grid}
      title={screenTexts[language].tables({ stage: play.label, game: play.game })}
      note=""
      legend={[follows]}
    >
      {play.tables.map(({ table, players }) => (
        <Lot key={table} as="li" stub={table} tone="tinted">
          <ul class="screen-seats">
            {players.map(({ entry, name }) => {
              const { text, isSmall } = fit(name);
              return (
                <li key={entry} class={isSmall ? "deck-line small" : "deck-line"}>
                  <span class="deck-name">{text}</span>
                </li>
              );
            })}
          </ul>
        </Lot>
      ))}
    </Deck>
  );
};

/** All players by name, with the table. */
export const TableNamesDeck = ({ play, follows }: StageProps): VNode => {
  const language = useLanguage();
  const fit = fittingOf(play, ROOM);
  return (
    <Deck
      id="deck-names"
      title={deckLabel("names", language, "tables")}
      note={play.label}
      legend={[follows]}
    >
      {play.tables
        .flatMap(({ table, players }) => players.map((player) => ({ ...player, table })))
        .sort((a, b) => compareListedNames(a.name, b.name))
        .map(({ entry, name, table }) => (
          <NameLine key={entry} name={name} place={String(table)} fit={fit} />
        ))}
    </Deck>
  );
};
