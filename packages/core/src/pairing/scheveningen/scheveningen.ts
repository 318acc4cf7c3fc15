import type { EntryId } from "../../base/entry-id.ts";
import { err, ok } from "../../base/result.ts";
import { roundsMet } from "../../base/scorecard.ts";
import type { PairingNote } from "../notes.ts";
import { integer } from "../options.ts";
import { cardsAmong, seedingOrder } from "../standing-order.ts";
import type { PairingSystem, RoundInput } from "../system.ts";

const options = {
  /** Number of cycles: the second has the colours swapped. */
  cycles: integer(1, 4, 1),
} as const;

/**
 * Scheveningen: two teams, and every player of one meets every player of the other. The pair of
 * teams is the same in each round, the first by number in the first seat; the table of the round
 * (`board-table.ts`) sets boards and colours.
 */
export const scheveningen: PairingSystem<typeof options> = {
  id: "scheveningen",
  options,
  ownStarts: "always",
  forTeams: true,
  plannedAhead: true,
  pair: (input) => {
    const { round, stage, available } = input;
    const lastRound = stage.firstRound + stage.rounds - 1;
    if (round < stage.firstRound || round > lastRound) {
      return err({ code: "round-outside-stage", round, lastRound });
    }
    const teams = teamsOf(input);
    if (teams.length > 2) {
      return err({ code: "too-many-players", players: teams.length, allowed: 2 });
    }
    const [one, other] = teams;
    if (one === undefined || other === undefined) {
      return err({ code: "too-few-players", players: teams.length, needed: 2 });
    }
    const isThere = (team: EntryId): boolean => available.includes(team);
    if (!isThere(one) || !isThere(other)) {
      const left = isThere(one) ? one : other;
      const opponent = left === one ? other : one;
      const notes: readonly PairingNote[] = [{ code: "opponent-missing", opponent }];
      const byes = isThere(left) ? [{ entry: left, notes }] : [];
      return ok({ games: [], byes, notes: [], startsAssigned: true });
    }
    return ok({
      games: [{ players: [one, other], notes: notesOf(input, one, other) }],
      byes: [],
      notes: [],
      startsAssigned: true,
    });
  },
  // All matches are between the same two teams.
  breaches: () => [],
  table: {
    rounds: (_teams, { cycles }, boards) => cycles * boards,
    games: (_teams, _place, rounds) => rounds,
    leaving: () => "forfeit",
  },
};

/** The teams in the order of their numbers, including absent ones. */
const teamsOf = ({ places, field, available, cards }: RoundInput): readonly EntryId[] => {
  const seated = places ?? [];
  const late = [...(field ?? []), ...available].filter((entry) => !seated.includes(entry));
  const members = cardsAmong(cards, [...new Set(late)]);
  return [...seated, ...seedingOrder(members).map(({ entry }) => entry)];
};

const notesOf = (
  { cards, round, stage }: RoundInput,
  one: EntryId,
  other: EntryId,
): readonly PairingNote[] => {
  const met = roundsMet(
    cards.find(({ entry }) => entry === one),
    other,
    round - 1,
  );
  const lastRound = met.at(-1);
  const table: PairingNote = { code: "scheveningen-table", round: round - stage.firstRound + 1 };
  return lastRound === undefined
    ? [table]
    : [table, { code: "repeat", meetings: met.length, lastRound }];
};
