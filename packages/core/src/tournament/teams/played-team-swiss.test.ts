import { describe, expect, it } from "vitest";
import { sweep } from "../../../../../test/long.ts";
import { between, pick, type Random, randomFrom } from "../../../test/fide-dutch/random.ts";
import { attempt, type Play, play } from "../../../test/play.ts";
import { boards, teamEvent } from "../../../test/teams.ts";
import { type EntryId, pairedRounds, pairingNumbersOf, type Settings } from "../../index.ts";

/** One round of a team as observed by this test. */
interface Met {
  readonly opponent: EntryId | null;
  readonly played: boolean;
  readonly colour: "w" | "b" | null;
  readonly matchPoints: number;
  readonly gamePoints: number;
  /** C.04.6, 2.1.2: no further bye. */
  readonly barsBye: boolean;
}

type Preferences = "type-a" | "type-b" | "unused";

interface Event {
  readonly random: Random;
  readonly preferences: Preferences;
  readonly rounds: number;
  readonly initialColour: "white" | "black";
  play: Play;
  /** Every round of every team so far. */
  readonly cards: Map<EntryId, Met[]>;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const cardOf = ({ cards }: Event, team: EntryId): readonly Met[] => cards.get(team) ?? [];
const scoreOf = (event: Event, team: EntryId): number =>
  sum(cardOf(event, team).map(({ matchPoints }) => matchPoints));
const gamesOf = (event: Event, team: EntryId): number =>
  sum(cardOf(event, team).map(({ gamePoints }) => gamePoints));
const playedBy = (event: Event, team: EntryId): readonly Met[] =>
  cardOf(event, team).filter(({ played }) => played);
const havePlayed = (event: Event, a: EntryId, b: EntryId): boolean =>
  playedBy(event, a).some(({ opponent }) => opponent === b);

/** Tests by brute force if all of these can be paired without repeated meetings. */
const canBePaired = (event: Event, teams: readonly EntryId[]): boolean => {
  const [first, ...rest] = teams;
  if (first === undefined) return true;
  return rest.some(
    (other) =>
      !havePlayed(event, first, other) &&
      canBePaired(
        event,
        rest.filter((team) => team !== other),
      ),
  );
};

const without = (teams: readonly EntryId[], team: EntryId): readonly EntryId[] =>
  teams.filter((one) => one !== team);

/** 3.4: the team with the bye; null if no legal pairing exists. */
const byeByRule = (
  event: Event,
  teams: readonly EntryId[],
  numbers: ReadonlyMap<EntryId, number>,
): EntryId | null => {
  const order = teams
    .filter((team) => !cardOf(event, team).some(({ barsBye }) => barsBye))
    .toSorted(
      (a, b) =>
        scoreOf(event, a) - scoreOf(event, b) ||
        playedBy(event, b).length - playedBy(event, a).length ||
        (numbers.get(b) ?? 0) - (numbers.get(a) ?? 0),
    );
  return order.find((team) => canBePaired(event, without(teams, team))) ?? null;
};

interface Preference {
  readonly colour: "w" | "b" | null;
  readonly strong: boolean;
}

const other = (colour: "w" | "b"): "w" | "b" => (colour === "w" ? "b" : "w");

const coloursOf = (event: Event, team: EntryId): readonly ("w" | "b")[] =>
  playedBy(event, team).flatMap(({ colour }) => colour ?? []);

const differenceOf = (colours: readonly ("w" | "b")[]): number =>
  sum(colours.map((colour) => (colour === "w" ? 1 : -1)));

/** 1.7 in the words of the article. */
const preferenceOf = (event: Event, team: EntryId, round: number): Preference => {
  const nothing = { colour: null, strong: false };
  const colours = coloursOf(event, team);
  if (event.preferences === "unused" || colours.length === 0) return nothing;
  const cd = differenceOf(colours);
  const lastTwo = (colour: "w" | "b"): boolean =>
    colours.length >= 2 && colours.slice(-2).every((one) => one === colour);
  const isStrong = event.preferences === "type-b";
  if (cd < -1 || ((cd === 0 || cd === -1) && lastTwo("b")))
    return { colour: "w", strong: isStrong };
  if (cd > 1 || ((cd === 0 || cd === 1) && lastTwo("w"))) return { colour: "b", strong: isStrong };
  if (event.preferences === "type-a") return nothing;
  const isLast = round === event.rounds;
  const last = colours.at(-1);
  if (cd === -1 || (cd === 0 && !isLast && last === "b")) return { colour: "w", strong: false };
  if (cd === 1 || (cd === 0 && !isLast && last === "w")) return { colour: "b", strong: false };
  return nothing;
};

/** 4.2 and 4.3: which of two has White. */
const whiteOf = (
  event: Event,
  pair: readonly [EntryId, EntryId],
  round: number,
  numbers: ReadonlyMap<EntryId, number>,
): EntryId => {
  const number = (team: EntryId): number => numbers.get(team) ?? 0;
  const [first, second] = pair.toSorted(
    (a, b) =>
      scoreOf(event, b) - scoreOf(event, a) ||
      gamesOf(event, b) - gamesOf(event, a) ||
      number(a) - number(b),
  ) as [EntryId, EntryId];
  const give = (team: EntryId, colour: "w" | "b"): EntryId =>
    colour === "w" ? team : team === first ? second : first;
  const [mine, theirs] = [coloursOf(event, first), coloursOf(event, second)];
  if (mine.length + theirs.length === 0) {
    const initial = event.initialColour === "white" ? "w" : "b";
    return give(first, number(first) % 2 === 1 ? initial : other(initial));
  }
  const [own, rival] = [preferenceOf(event, first, round), preferenceOf(event, second, round)];
  if (own.colour !== null && rival.colour === null) return give(first, own.colour);
  if (own.colour === null && rival.colour !== null) return give(second, rival.colour);
  if (own.colour !== null && rival.colour !== null) {
    if (own.colour !== rival.colour) return give(first, own.colour);
    if (own.strong && !rival.strong) return give(first, own.colour);
    if (!own.strong && rival.strong) return give(second, rival.colour);
  }
  const [cd, theirCd] = [differenceOf(mine), differenceOf(theirs)];
  if (cd !== theirCd) return cd < theirCd ? first : second;
  for (let back = 1; back <= Math.min(mine.length, theirs.length); back++) {
    const [one, two] = [mine.at(-back), theirs.at(-back)];
    if (one !== undefined && one !== two) return give(first, other(one));
  }
  if (own.colour !== null) return give(first, own.colour);
  const last = mine.at(-1);
  if (last !== undefined) return give(first, other(last));
  return give(second, other(theirs.at(-1) ?? "b"));
};

const MARKS: Readonly<Record<string, number>> = { "1": 1, "=": 0.5, "0": 0, "+": 1, "-": 0 };

/** Enters a random result, and records it. */
const playMatch = (event: Event, round: number, seats: readonly [EntryId, EntryId]): void => {
  const { random } = event;
  const note = (team: EntryId, met: Met): void => void event.cards.get(team)?.push(met);
  const [white, black] = seats;
  const chance = random();
  if (chance < 0.15) {
    const absent = chance < 0.02 ? seats : [pick(random, seats)];
    event.play = play(event.play, [
      { type: "enter-result", round, outcome: { kind: "forfeit", absent } },
    ]);
    for (const [team, opponent] of [seats, [black, white]] as const) {
      const won = !absent.includes(team);
      note(team, {
        ...{ opponent, played: false, colour: null, barsBye: won },
        ...{ matchPoints: won ? 2 : 0, gamePoints: won ? 4 : 0 },
      });
    }
    return;
  }
  const drawn = ["1", "=", "0"];
  const letters = [
    pick(random, drawn),
    ...Array.from({ length: 3 }, () => pick(random, [...drawn, ...drawn, "+", "-"])),
  ];
  const outcome = { kind: "match", teams: seats, boards: boards(letters.join("")) } as const;
  event.play = play(event.play, [{ type: "enter-result", round, outcome }]);
  const won = sum(letters.map((letter) => MARKS[letter] ?? 0));
  const points = (own: number): number => (own > 2 ? 2 : own === 2 ? 1 : 0);
  const both = { played: true, barsBye: false };
  const theirs = 4 - won;
  note(white, {
    ...{ ...both, opponent: black, colour: "w", matchPoints: points(won), gamePoints: won },
  });
  note(black, {
    ...{ ...both, opponent: white, colour: "b", matchPoints: points(theirs), gamePoints: theirs },
  });
};

const NOTHING: Met = {
  ...{ opponent: null, played: false, colour: null, barsBye: false },
  ...{ matchPoints: 0, gamePoints: 0 },
};

/** Teams leave, pause for a round, or enter late. */
const comeAndGo = (event: Event, round: number): void => {
  const { random } = event;
  const here = presentIn(event, round);
  if (here.length > 4 && random() < 0.15) {
    const entry = pick(random, here);
    event.play = play(event.play, [{ type: "withdraw-entry", entry, reason: "bus broke down" }]);
  }
  const left = presentIn(event, round);
  if (left.length > 4 && random() < 0.15) {
    const entry = pick(random, left);
    event.play = play(event.play, [{ type: "pause-entry", entry, rounds: [round] }]);
  }
  if (round > 1 && round < 4 && event.cards.size < 20 && random() < 0.2) {
    event.play = play(event.play, [{ type: "add-entries", entries: [{ name: `Late ${round}` }] }]);
    const late = Math.max(...event.play.state.entries.keys());
    event.cards.set(
      late,
      Array.from({ length: round - 1 }, () => NOTHING),
    );
  }
};

const presentIn = ({ play: { state } }: Event, round: number): readonly EntryId[] =>
  [...state.entries.values()]
    .filter(({ withdrawal, pauses }) => withdrawal === null && !pauses.includes(round))
    .map(({ id }) => id);

/** Cases that a sweep encountered: without them it would prove nothing. */
const seen = { metAgain: 0, byes: 0, skippedByes: 0, none: 0, matches: 0 };

/** Plays one round; false if no legal pairing exists. */
const playRound = (event: Event, round: number): boolean => {
  comeAndGo(event, round);
  const teams = presentIn(event, round);
  const numbers = pairingNumbersOf(event.play.state);
  const needsBye = teams.length % 2 === 1;
  const bye = needsBye ? byeByRule(event, teams, numbers) : null;
  const exists = needsBye ? bye !== null : canBePaired(event, teams);
  const drafted = attempt(event.play, { type: "draft-round" });
  if ("code" in drafted) {
    expect([drafted.code, exists]).toEqual(["no-legal-pairing", false]);
    seen.none++;
    return false;
  }
  expect(exists).toBe(true);
  event.play = play(drafted, [{ type: "publish-round", round }]);
  const paired = pairedRounds(event.play.state).at(-1);
  const games = paired?.games ?? [];
  const byes = (paired?.unplayed ?? []).filter(({ reason }) => reason === "bye");
  expect(byes.map(({ entry }) => entry)).toEqual(bye === null ? [] : [bye]);
  expect(
    [...games.flatMap(({ seats }) => seats), ...byes.map(({ entry }) => entry)].toSorted(),
  ).toEqual(teams.toSorted());
  for (const { seats, notes } of games) {
    const [white, black] = seats;
    expect(havePlayed(event, white, black)).toBe(false);
    expect(whiteOf(event, seats, round, numbers), `round ${round}: ${seats}`).toBe(white);
    expect(notes[0]?.code).toBe("dutch-bracket");
    expect(notes.at(-1)?.code).toBe("team-colours");
    if (cardOf(event, white).some(({ opponent }) => opponent === black)) seen.metAgain++;
    seen.matches++;
  }
  const rested = new Set(event.play.state.entries.keys());
  for (const { seats } of games) {
    playMatch(event, round, seats);
    for (const seat of seats) rested.delete(seat);
  }
  if (bye !== null) {
    seen.byes++;
    const least = Math.min(...teams.map((team) => scoreOf(event, team)));
    if (scoreOf(event, bye) > least) seen.skippedByes++;
    rested.delete(bye);
    event.cards.get(bye)?.push({ ...NOTHING, barsBye: true, matchPoints: 1, gamePoints: 2 });
  }
  for (const team of rested) event.cards.get(team)?.push(NOTHING);
  return true;
};

const begin = (seed: number): Event => {
  const random = randomFrom(seed);
  const size = between(random, 5, 20);
  const rounds = between(random, 4, 9);
  const preferences = pick(random, ["type-a", "type-b", "unused"] as const);
  const initialColour = pick(random, ["white", "black"] as const);
  const options = { preferences, initialColour };
  const stages: Settings["stages"] = [
    { system: "team-swiss", rounds, options, participants: "everybody" },
  ];
  const begun = teamEvent("team-swiss", size, 0, { stages });
  const cards = new Map([...begun.state.entries.keys()].map((team) => [team, []]));
  return { random, preferences, rounds, initialColour, play: begun, cards };
};

describe("A team Swiss that is played, with forfeits, teams that leave and teams that come late", () => {
  it("pairs nobody who has played, gives the bye and the colours as the articles say", () => {
    for (let seed = 1; seed <= sweep(30, 600); seed++) {
      const event = begin(seed);
      for (let round = 1; round <= event.rounds; round++) if (!playRound(event, round)) break;
      for (const [team, card] of event.cards) {
        const opponents = card.flatMap(({ opponent, played }) => (played ? [opponent] : []));
        expect(new Set(opponents).size, `seed ${seed}, team ${team}`).toBe(opponents.length);
      }
    }
    for (const [what, times] of Object.entries(seen)) {
      expect([what, times > 0]).toEqual([what, true]);
    }
  }, 600_000);
});
