import {
  type EntryId,
  type TablesDerivation,
  type TablesState,
  tablesCodes,
  tablesDerivations,
  tablesLead,
  tablesStandings,
} from "@losfee/core";
import { misused } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import type { Competition } from "../journal/competition.ts";
import { playerNamed } from "../journal/players.ts";
import { stageStandingsTexts } from "../language/stage-standings.ts";
import { standingsTexts } from "../language/standings.ts";
import { print, printJson } from "../terminal/print.ts";

type Tables = Competition<"tables">;

/** Shows how the values of a player of a stage are calculated; of one criterion only where it is given. */
export const explainInStage = (
  competition: Tables,
  state: TablesState,
  stage: number,
  { player, criterion }: { readonly player: string; readonly criterion?: string | undefined },
): void => {
  const { call, messages, nameOf } = competition;
  const words = stageStandingsTexts[call.language];
  const entry = memberNamed(competition, state, stage, player);
  const codes = tablesCodes(state, stage);
  const code = criterion?.toUpperCase();
  if (code !== undefined && !codes.some((known) => known === code)) {
    throw misused(words.notInChain(code, codes), "criterion-not-in-ranking", { code, codes });
  }
  const derivations = tablesDerivations(state, stage, entry).filter(
    (derivation) => code === undefined || derivation.code === code,
  );
  const rank = tablesStandings(state, stage).find((row) => row.entry === entry)?.rank ?? 0;
  const name = nameOf(entry);
  if (call.json) {
    printJson({ entry, name, rank, stage, derivations });
    return;
  }
  const label = messages.stageLabel(stage, state.settings, call.language);
  print(
    [
      words.rankOf(name, rank, label),
      ...derivations.flatMap((derivation) => workingLines(competition, derivation)),
    ].join("\n"),
  );
};

const workingLines = (
  { call, messages }: Tables,
  derivation: TablesDerivation,
): readonly string[] => {
  const { label, value, terms } = messages.tablesWorking(derivation, call.language);
  return [
    `  ${label}: ${value}`,
    ...terms.map(({ from, how, amount }) =>
      how === "" ? `    ${from}: ${amount}` : `    ${from}, ${how}: ${amount}`,
    ),
  ];
};

/** Shows why one of two players of a stage is ahead of the other. */
export const compareInStage = (
  competition: Tables,
  state: TablesState,
  stage: number,
  players: readonly string[],
): void => {
  const { call, messages, nameOf } = competition;
  const [one, other, ...more] = players;
  if (one === undefined || other === undefined || more.length > 0) {
    throw misused(standingsTexts[call.language].twoPlayers, "two-players");
  }
  const [a, b] = [
    memberNamed(competition, state, stage, one),
    memberNamed(competition, state, stage, other),
  ];
  const lead = tablesLead(state, stage, a, b);
  if (call.json) printJson({ players: [a, b], stage, lead });
  else if (lead === null) print(stageStandingsTexts[call.language].same);
  else print(messages.describeTablesLead(lead, call.language, nameOf));
};

const memberNamed = (
  { call, messages, nameOf }: Tables,
  state: TablesState,
  stage: number,
  text: string,
): EntryId => {
  const entry = playerNamed(call, state, text);
  if (tablesStandings(state, stage).some((row) => row.entry === entry)) return entry;
  const label = messages.stageLabel(stage, state.settings, call.language);
  const message = stageStandingsTexts[call.language].notInStage(nameOf(entry), label);
  throw new Failure(EXIT.refused, message, { code: "entry-not-in-stage", entry, stage });
};
