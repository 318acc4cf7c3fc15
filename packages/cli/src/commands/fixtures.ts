import { formatList, formatScore, matchWhen, movedLabel } from "@losfee/contract";
import {
  displayName,
  type Fixture,
  fixturesOf,
  hasFixtures,
  isSettled,
  type RoundFixtures,
  recordedResult,
  type TournamentState,
} from "@losfee/core";
import { fixturesTexts } from "@losfee/messages/cli-fixtures";
import { type Call, integerOption, optionalArgument } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { withTournament } from "../journal/kind.ts";
import { playerNamed } from "../journal/players.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, table } from "../terminal/table.ts";

/** `losfee fixtures [TEAM] [--round N]`: who meets whom, when and where, and how it ended. */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async ({ state }) => {
    const t = fixturesTexts[call.language];
    const now = state();
    if (!hasFixtures(now.settings)) {
      throw new Failure(EXIT.refused, t.unknown, { code: "no-fixtures" });
    }
    const named = optionalArgument(call, 0);
    const team = named === undefined ? null : playerNamed(call, now, named);
    const round = integerOption(call, "round", 1);
    const all = fixturesOf(now);
    const rounds = all.filter((one) => round === undefined || one.round === round);
    if (rounds.length === 0) {
      const text = round === undefined || all.length === 0 ? t.none : t.noRound({ round });
      throw new Failure(EXIT.refused, text, { code: "no-fixtures" });
    }
    const matches = rounds
      .flatMap((one) => one.matches)
      .filter(({ seats }) => team === null || seats.includes(team));
    if (call.json) {
      printJson({ seq: now.seq, fixtures: matches.map((fixture) => filed(now, fixture)) });
    } else {
      const columns = [t.round, t.when, t.home, t.result, t.away, t.remark].map(left);
      print(
        table(
          columns,
          matches.map((fixture) => rowOf(call, now, fixture)),
        ),
      );
      for (const one of rounds) printFree(call, now, one, team);
    }
    return EXIT.done;
  });

const printFree = (
  call: Call,
  state: TournamentState,
  { round, free }: RoundFixtures,
  team: number | null,
): void => {
  const shown = free.filter((entry) => team === null || entry === team);
  if (shown.length === 0) return;
  const names = shown.map((entry) => displayName(state, entry));
  print(fixturesTexts[call.language].free({ round, teams: formatList(names, call.language) }));
};

const rowOf = ({ language }: Call, state: TournamentState, fixture: Fixture): readonly string[] => {
  const [home, away] = fixture.seats.map((entry) => displayName(state, entry));
  const remarks = [
    movedLabel(fixture, language) ?? "",
    fixture.venue ?? "",
    fixture.reason,
    ...fixture.left.map((entry) =>
      fixturesTexts[language].left({ team: displayName(state, entry) }),
    ),
  ];
  return [
    `${fixture.round}`,
    matchWhen(fixture, language),
    home ?? "",
    resultOf(fixture),
    away ?? "",
    remarks.filter((remark) => remark !== "").join(", "),
  ];
};

const resultOf = ({ game, seats }: Fixture): string => {
  const outcome = game !== null && isSettled(game) ? recordedResult(game)?.outcome : undefined;
  if (outcome === undefined) return "–";
  return outcome.kind === "played"
    ? formatScore(outcome.scores)
    : seats.map((seat) => (outcome.absent.includes(seat) ? "−" : "+")).join(" ");
};

const filed = (state: TournamentState, fixture: Fixture) => {
  const { game, seats, left: gone, ...rest } = fixture;
  return {
    ...rest,
    teams: seats.map((entry) => ({ entry, name: displayName(state, entry) })),
    withdrawn: gone,
    outcome: game !== null && isSettled(game) ? (recordedResult(game)?.outcome ?? null) : null,
  };
};
