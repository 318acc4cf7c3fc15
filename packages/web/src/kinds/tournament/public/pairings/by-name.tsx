import { type EntryId, nameOrder } from "@losfee/core";
import { pairingsTexts } from "@losfee/messages/tournament-public-pairings";
import type { VNode } from "preact";
import { StartMark } from "../../../../parts/start-mark.tsx";
import { type PageFrame, type PageProps, termsOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { playerPath } from "../../../../shell/paths.ts";
import { namesFrom } from "../../parts/entry-names.ts";
import { partsOf } from "../../parts/pairings/parts-of.ts";
import { startIsKnown } from "../../parts/public-games.ts";
import type { PairingsModel } from "./page.ts";

/** A player's place in the round. */
interface Place {
  readonly entry: EntryId;
  readonly name: string;
  /** Null without a game. */
  readonly board: number | null;
  /** Name of the group; null if the round has none. */
  readonly group: string | null;
  /** The side that goes first: the player, the opponent, or unknown. */
  readonly start: "own" | "theirs" | null;
  /** The opponent, or the reason for having none. */
  readonly opponent: string;
}

/** All players in alphabetical order with board and opponent, in columns to fit a sheet. */
export const ByName = ({ model }: PageProps<PairingsModel>): VNode => {
  const page = usePage();
  const t = pairingsTexts[page.language];
  return (
    <ol class={model.groups.length > 0 ? "by-name grouped" : "by-name"}>
      {placesOf(model, page).map(({ entry, name, board, group, start, opponent }) => (
        <li key={entry}>
          <span class="own">
            {start === "own" && <StartMark />}
            <a class="player-link" href={playerPath(model.competition, entry)}>
              {name}
            </a>
          </span>
          <span class="board" title={board === null ? undefined : t.board}>
            <span class="visually-hidden">{board === null ? "" : t.board} </span>
            {board}
          </span>
          {group !== null && <span class="group">{group}</span>}
          <span class="opponent">
            {start === "theirs" && <StartMark />}
            {board !== null && <span class="visually-hidden">{t.versus} </span>}
            {opponent}
          </span>
        </li>
      ))}
    </ol>
  );
};

const placesOf = (model: PairingsModel, page: PageFrame): readonly Place[] => {
  const t = pairingsTexts[page.language];
  const name = namesFrom(model.names);
  const parts = partsOf(model, t);
  const playing = model.games.flatMap((game) =>
    game.seats.map((entry, seat) => ({
      entry,
      name: name(entry),
      board: game.board,
      group: parts.find(({ games }) => games.includes(game))?.heading ?? null,
      start: startIsKnown(game) ? (seat === 0 ? ("own" as const) : ("theirs" as const)) : null,
      opponent: name(game.seats[seat === 0 ? 1 : 0]),
    })),
  );
  const sitting = model.unplayed.map((one) => ({
    entry: one.entry,
    name: name(one.entry),
    board: null,
    group: parts.find(({ unplayed }) => unplayed.includes(one))?.heading ?? null,
    start: null,
    opponent: one.reason === "bye" ? t.bye : t.pauses,
  }));
  const byName = nameOrder(termsOf(page).entrants);
  return [...playing, ...sitting].sort((a, b) => byName(a.name, b.name));
};
