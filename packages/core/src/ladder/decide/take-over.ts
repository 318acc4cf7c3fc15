import { type Instant, parseDay } from "../../base/day.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { isBelievable, readMoment } from "../../base/iso-moment.ts";
import { err, ok } from "../../base/result.ts";
import type { LadderState } from "../state.ts";
import type { TakenOver, TakenOverGame, TakeOverFault } from "../taken-over.ts";
import type { LadderDecider, nothingFollows } from "./context.ts";
import { newEntries, withDuplicates } from "./entries.ts";
import { recordEvent } from "./record-event.ts";

/** More unaccepted challenges than this are typing errors. */
const MOST_STRIKES = 100;

/**
 * Takes over a running pyramid: players with their seats, then games with their dates, lists and
 * what counts of the past. All or nothing; reports all problems at once.
 */
export const takeOver: LadderDecider<"take-over"> = (state, command, context) => {
  const { effectiveAt: _, ...now } = context;
  const { entries: wanted, games, waiting, standing, players } = command;
  const entries = newEntries(state, wanted);
  if (!entries.ok) return entries;
  let current = state;
  let first = ok({ events: [], state, warnings: [] }) as ReturnType<typeof nothingFollows>;
  if (entries.value.length > 0) {
    const event = { type: "entries-added", data: { entries: entries.value } } as const;
    const added = withDuplicates(recordEvent(state, event, now), entries.value, state);
    if (!added.ok) return added;
    first = added as typeof first;
    current = added.value.state;
  }
  const taken: TakenOver = { games, waiting, standing, players };
  const faults = faultsIn(current, taken, Date.parse(now.now));
  if (faults.length > 0) return err({ code: "take-over-faults", faults });
  const parts = games.length + waiting.length + standing.length + players.length;
  if (parts === 0 || !first.ok) return first;
  const over = recordEvent(current, { type: "games-taken-over", data: taken }, now);
  if (!over.ok) return over;
  const { events, warnings } = first.value;
  return ok({
    events: [...events, ...over.value.events],
    state: over.value.state,
    warnings: [...warnings, ...over.value.warnings],
  });
};

type Fault = TakeOverFault["code"] | null;

/** Returns all problems, in input order. */
const faultsIn = (state: LadderState, taken: TakenOver, now: Instant): readonly TakeOverFault[] => {
  const busy = slotsInUse(state);
  const playing = new Set(taken.games.filter(holdsSlots).map(({ challenger }) => challenger));
  const named = {
    waiting: new Set<EntryId>(),
    standing: new Set<EntryId>(),
    players: new Set<EntryId>(),
  };
  const faultOf = <Item>(
    part: TakeOverFault["part"],
    items: readonly Item[],
    check: (item: Item) => Fault,
  ): readonly TakeOverFault[] =>
    items.flatMap((item, index) => {
      const code = check(item);
      return code === null ? [] : [{ part, position: index + 1, code }];
    });
  const once = (list: Set<EntryId>, player: EntryId): Fault => {
    const fault = playerFault(state, player) ?? (list.has(player) ? "named-twice" : null);
    list.add(player);
    return fault;
  };
  return [
    ...faultOf("games", taken.games, (game) => gameFault(state, game, busy, now)),
    ...faultOf("waiting", taken.waiting, ({ player, since }) => {
      const fault = once(named.waiting, player) ?? momentFault(since, now);
      return fault ?? (playing.has(player) ? "plays-and-waits" : null);
    }),
    ...faultOf("standing", taken.standing, ({ player }) => once(named.standing, player)),
    ...faultOf(
      "players",
      taken.players,
      ({ player, lastDefended, idleSince, strikes, holidays }) => {
        const fault = once(named.players, player);
        const moments = [lastDefended, idleSince].filter((moment) => moment !== null);
        const wrong = moments.map((moment) => momentFault(moment, now)).find((one) => one !== null);
        const isCount = Number.isInteger(strikes) && strikes >= 0 && strikes <= MOST_STRIKES;
        const days = holidays.every(
          ({ from, to }) =>
            isGivenDay(from) && isGivenDay(to) && (parseDay(from) ?? 1) <= (parseDay(to) ?? 0),
        );
        return (
          fault ??
          wrong ??
          (isCount ? null : "strikes-out-of-range") ??
          (days ? null : "malformed-time")
        );
      },
    ),
  ];
};

const playerFault = ({ players }: LadderState, id: EntryId): Fault => {
  const player = players.get(id);
  if (player === undefined) return "unknown-player";
  return player.seatNumber === null ? "not-in-pyramid" : null;
};

const isGivenDay = (text: string): boolean => parseDay(text) !== null && isBelievable(text);

const momentFault = (text: string, now: Instant): Fault => {
  const at = readMoment(text);
  if (at === null) return "malformed-time";
  return at > now ? "time-in-future" : null;
};

interface Slots {
  readonly outgoing: Set<EntryId>;
  readonly incoming: Set<EntryId>;
}

const slotsInUse = ({ players }: LadderState): Slots => {
  const all = [...players.values()];
  return {
    outgoing: new Set(all.filter(({ outgoing }) => outgoing !== null).map(({ id }) => id)),
    incoming: new Set(all.filter(({ incoming }) => incoming !== null).map(({ id }) => id)),
  };
};

/** True if a game that is taken over still holds both players' slots. */
const holdsSlots = ({ status }: TakenOverGame): boolean =>
  status === "pendingConfirmation" || status === "pendingAcceptance" || status === "running";

const gameFault = (state: LadderState, game: TakenOverGame, busy: Slots, now: Instant): Fault => {
  const { challenger, defender } = game;
  const fault =
    playerFault(state, challenger) ??
    playerFault(state, defender) ??
    (challenger === defender ? "one-player" : null) ??
    gameMomentFault(game, now);
  if (fault !== null || !holdsSlots(game)) return fault;
  const taken = busy.outgoing.has(challenger) || busy.incoming.has(defender);
  busy.outgoing.add(challenger);
  busy.incoming.add(defender);
  return taken ? "slot-taken" : null;
};

const gameMomentFault = (game: TakenOverGame, now: Instant): Fault => {
  const moments = [
    game.at,
    ...("mailedAt" in game ? [game.mailedAt] : []),
    ...("reportedAt" in game ? [game.reportedAt] : []),
  ];
  const fault = moments.map((moment) => momentFault(moment, now)).find((one) => one !== null);
  if (fault !== undefined) return fault;
  if ("clockStart" in game && !isGivenDay(game.clockStart)) return "malformed-time";
  const stranger = "by" in game && game.by !== game.challenger && game.by !== game.defender;
  return stranger ? "not-of-game" : null;
};
