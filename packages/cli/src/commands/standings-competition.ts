import {
  isOfKind,
  playerNumbers,
  publishedRounds,
  type StandingsRow,
  standingDerivations,
  standingLead,
  standingsCodes,
  standingsOf,
  type TournamentState,
} from "@losfee/core";
import { competitionStandingsCsv } from "@losfee/files/standings-csv";
import { type Call, flagOption, integerOption, misused, textOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { refuseOptions } from "../call/options.ts";
import { type Competition, inRoundsOrAtTables } from "../journal/competition.ts";
import { playerNamed } from "../journal/players.ts";
import { roundNumbered } from "../journal/rounds.ts";
import { standingsTexts } from "../language/standings.ts";
import { print, printJson, printText } from "../terminal/print.ts";
import { table } from "../terminal/table.ts";
import { playerColumns } from "../views/player-columns.ts";

/** `losfee standings` of the journal: the table, or why somebody is where they are. */
export const competitionStandings = (call: Call): Promise<ExitCode> =>
  inRoundsOrAtTables(call, roundStandings, async (competition) => {
    const { tablesCompetitionStandings } = await import("./standings-tables.ts");
    return tablesCompetitionStandings(competition);
  });

const roundStandings = async (competition: Competition): Promise<ExitCode> => {
  const { call } = competition;
  refuseOptions(call, ["final"], standingsTexts[call.language].tablesOnly);
  const state = await stateAt(competition, integerOption(call, "seq", 1));
  const rounds = integerOption(call, "rounds", 0) ?? publishedRounds(state);
  if (rounds > publishedRounds(state)) roundNumbered(competition, rounds);
  const why = textOption(call, "why");
  const compared = call.options["compare"];
  if (why !== undefined) explain(competition, state, rounds, why);
  else if (Array.isArray(compared)) compare(competition, state, rounds, compared.map(String));
  else showTable(competition, state, rounds);
  return EXIT.done;
};

const stateAt = async (
  { call, id, service, state }: Competition,
  seq: number | undefined,
): Promise<TournamentState> => {
  if (seq === undefined) return state();
  const then = seq > state().seq ? null : await service.stateAt(id, seq);
  if (then !== null && isOfKind("tournament", then)) return then;
  const message = standingsTexts[call.language].noSuchSeq(seq, state().seq);
  throw misused(message, "unknown-seq", { seq, last: state().seq });
};

const showTable = (competition: Competition, state: TournamentState, rounds: number): void => {
  const { call } = competition;
  const rows = standingsOf(state, rounds);
  if (call.json) {
    const numbers = playerNumbers(state);
    const entries = rows.map((row) => ({
      ...row,
      name: nameIn(state, row),
      number: numbers.get(row.entry),
    }));
    printJson({
      competition: state.competition,
      rounds,
      codes: standingsCodes(state, rounds),
      entries,
    });
    return;
  }
  if (flagOption(call, "csv") === true) printText(competitionStandingsCsv(state, rounds));
  else if (flagOption(call, "tsv") === true)
    printText(competitionStandingsCsv(state, rounds, "\t"));
  else print(tableText(competition, state, rounds, rows));
};

const nameIn = (state: TournamentState, { entry }: Pick<StandingsRow, "entry">): string =>
  state.entries.get(entry)?.name ?? `#${entry}`;

const tableText = (
  { call, messages }: Competition,
  state: TournamentState,
  rounds: number,
  rows: readonly StandingsRow[],
): string => {
  const words = standingsTexts[call.language];
  const columns = messages.valueColumns(standingsCodes(state, rounds), call.language);
  const people = playerColumns(state, call.language);
  const body = table(
    [
      { heading: words.rank, align: "right" },
      ...people.headings,
      ...columns.map(({ short }) => ({ heading: short, align: "right" as const })),
    ],
    rows.map((row) => [
      row.annulled ? "–" : `${row.rank}.`,
      ...people.cells(row.entry),
      ...messages.valueTexts(row, columns, call.language),
    ]),
  );
  const leavers = messages.leaverNotes(state, rounds, call.language);
  return [`${state.name}: ${words.title(rounds)}`, body, ...leavers].join("\n");
};

const explain = (
  { call, messages, nameOf }: Competition,
  state: TournamentState,
  rounds: number,
  player: string,
): void => {
  const entry = playerNamed(call, state, player);
  const derivations = standingDerivations(state, entry, rounds);
  const row = standingsOf(state, rounds).find((candidate) => candidate.entry === entry);
  if (call.json) {
    printJson({ ...row, entry, name: nameOf(entry), rounds, derivations });
    return;
  }
  const words = standingsTexts[call.language];
  print(
    row?.annulled
      ? words.outOfTable(nameOf(entry))
      : words.rankOf(nameOf(entry), row?.rank ?? 0, rounds),
  );
  for (const derivation of derivations) {
    print(`  ${messages.describeDerivation(derivation, call.language, nameOf)}`);
  }
};

const compare = (
  { call, messages, nameOf }: Competition,
  state: TournamentState,
  rounds: number,
  players: readonly string[],
): void => {
  const [one, other, ...more] = players;
  if (one === undefined || other === undefined || more.length > 0) {
    throw misused(standingsTexts[call.language].twoPlayers, "two-players");
  }
  const pair = [playerNamed(call, state, one), playerNamed(call, state, other)] as const;
  const lead = standingLead(state, ...pair, rounds);
  if (call.json) printJson({ players: pair, rounds, lead });
  else print(messages.describeLead(lead, pair, call.language, nameOf));
};
