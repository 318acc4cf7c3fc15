import {
  CHAIN_PRESETS,
  type ChainWarning,
  type Criterion,
  chainOf,
  chainWarnings,
  makeChain,
  type PairingKind,
  parseChain,
  type RankingField,
  type RuleEdition,
} from "@losfee/core";
import {
  parseTrf,
  rankingFieldOf,
  type TrfFile,
  type TrfProblem,
  type TrfTournament,
  teamRankingFieldOf,
} from "@losfee/files/trf";
import { rankingTexts } from "@losfee/messages/cli-ranking";
import { type Call, flagOption, integerOption, misused, textOption } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import { loadMessages, unreadable } from "../call/messages.ts";
import { readBytes } from "../terminal/files.ts";
import { note } from "../terminal/print.ts";

/** A TRF file with its ranking options. */
export interface RankedFile extends ReadTrf {
  readonly field: RankingField;
  readonly chain: readonly Criterion[];
  readonly edition: RuleEdition;
  readonly pairing: PairingKind;
  readonly teams: boolean;
  readonly warnings: readonly (ChainWarning & { readonly message: string })[];
}

/** Reads a TRF file and the ranking options; prints warnings. */
export const rankedFile = async (call: Call, path: string): Promise<RankedFile> => {
  const options = optionsOf(call);
  const wanted = wantedKind(call);
  const option = await chainOption(call);
  const read = await readTrf(call, path);
  const { tournament } = read.file;
  const rounds = roundsOf(call, tournament);
  const teams = ranksTeams(call, tournament, wanted);
  const field = (teams ? teamRankingFieldOf : rankingFieldOf)(tournament, {
    ...options,
    ...rounds,
  });
  const pairing = field.pairing ?? "swiss";
  const chain = option ?? (await chainOfFile(call, tournament, presetOf(pairing, teams)));
  const warnings = await describedWarnings(call, chainWarnings(chain, field));
  return { ...read, field, chain, edition: field.edition ?? 2026, pairing, teams, warnings };
};

const optionsOf = (call: Call): { edition?: RuleEdition; pairing?: PairingKind } => {
  const words = rankingTexts[call.language];
  const rules = textOption(call, "rules");
  const edition = rules === undefined ? undefined : EDITIONS[rules];
  if (rules !== undefined && edition === undefined) {
    throw misused(words.unknownRules({ text: rules }), "unknown-rules", { given: rules });
  }
  const swiss = flagOption(call, "swiss") === true;
  const roundRobin = flagOption(call, "roundRobin") === true;
  if (swiss && roundRobin) throw misused(words.twoKinds, "two-kinds-of-pairing");
  return {
    ...(edition === undefined ? {} : { edition }),
    ...(swiss ? { pairing: "swiss" } : roundRobin ? { pairing: "pre-determined" } : {}),
  };
};

const EDITIONS: Readonly<Record<string, RuleEdition>> = { 2024: 2024, 2026: 2026 };

const roundsOf = (call: Call, { playedRounds }: TrfTournament): { rounds?: number } => {
  const rounds = integerOption(call, "rounds", 0);
  if (rounds === undefined) return {};
  if (rounds <= playedRounds) return { rounds };
  const message = rankingTexts[call.language].noSuchRound({ round: rounds, last: playedRounds });
  throw misused(message, "unknown-round", { round: rounds, last: playedRounds });
};

/** Returns the kind to rank, teams or players; null: that of the file. */
const wantedKind = (call: Call): "teams" | "players" | null => {
  const teams = flagOption(call, "teams") === true;
  const players = flagOption(call, "individual") === true;
  if (!teams || !players) return teams ? "teams" : players ? "players" : null;
  throw misused(rankingTexts[call.language].playersOrTeams, "players-or-teams");
};

const ranksTeams = (
  call: Call,
  { teamEvent, teams }: TrfTournament,
  wanted: "teams" | "players" | null,
): boolean => {
  if (wanted === "teams" && teams.length === 0) {
    throw misused(rankingTexts[call.language].noTeams, "no-teams");
  }
  return wanted === "teams" || (wanted === null && teamEvent && teams.length > 0);
};

/** Returns the chain of `--tie-breaks`; null if it was not given. */
const chainOption = async (call: Call): Promise<readonly Criterion[] | null> => {
  const text = textOption(call, "tieBreaks");
  if (text === undefined) return null;
  const chain = parseChain(text);
  if (chain.ok) return chain.value;
  const { describeRefusal } = await loadMessages();
  const { code, ...details } = chain.error;
  throw misused(describeRefusal(chain.error, call.language), code, details);
};

const presetOf = (pairing: PairingKind, teams: boolean): readonly string[] => {
  const kind = pairing === "swiss" ? "swiss" : "round-robin";
  const id = `chess-${teams ? "teams-" : ""}${kind}`;
  return CHAIN_PRESETS.find((preset) => preset.id === id)?.chain ?? ["PTS"];
};

/** Returns the criteria stated in the file (TRF-2026, tags 212 and 202); else a usual chain. */
const chainOfFile = async (
  call: Call,
  { header }: TrfTournament,
  preset: readonly string[],
): Promise<readonly Criterion[]> => {
  const { standings, tieBreaks } = header;
  const codes =
    standings.length > 0 ? standings : tieBreaks.length > 0 ? ["PTS", ...tieBreaks] : preset;
  const chain = chainOf(codes);
  if (chain.ok) return chain.value;
  const usual = chainOf(preset);
  const used = usual.ok ? usual.value : [];
  const { describeRefusal } = await loadMessages();
  const reason = describeRefusal(chain.error, call.language);
  note(
    rankingTexts[call.language].chainOfFile({
      text: codes.join(", "),
      reason,
      used: makeChain(used),
    }),
  );
  return used;
};

const describedWarnings = async (
  { language }: Call,
  warnings: readonly ChainWarning[],
): Promise<RankedFile["warnings"]> => {
  if (warnings.length === 0) return [];
  const { describeChainWarning } = await loadMessages();
  return warnings.map((warning) => {
    const message = describeChainWarning(warning, language);
    note(rankingTexts[language].warning({ sentence: message }));
    return { ...warning, message };
  });
};

/** Most problems listed for people; programs get all. */
const LISTED = 20;

/** No TRF file is larger: 64 MB. */
const LARGEST_TRF = 64 * 1024 * 1024;

/** A problem with its sentence, for programs. */
type DescribedProblem = TrfProblem & { readonly message: string };

/** A TRF file, with the reader's problems. */
interface ReadTrf {
  readonly file: TrfFile;
  readonly problems: readonly DescribedProblem[];
}

/**
 * Reads a TRF file. Prints its problems line by line; errors, which make values wrong or missing,
 * end the command unless `--anyway` was given.
 */
const readTrf = async (call: Call, path: string): Promise<ReadTrf> => {
  const bytes = await readBytes(call, path, LARGEST_TRF);
  const offset = bytes.indexOf(0);
  if (offset !== -1) throw await unreadable(call, path, { code: "text-is-binary", offset });
  const file = parseTrf(bytes);
  if (!file.ok) throw await unreadable(call, path, file.error);
  const problems = await described(call, file.value.problems);
  const errors = problems.filter(({ severity }) => severity === "error");
  const warnings = problems.filter(({ severity }) => severity === "warning");
  const words = rankingTexts[call.language];
  list(call, errors, ({ message }) => words.error({ path, sentence: message }));
  if (errors.length > 0 && flagOption(call, "anyway") !== true) {
    const message = words.hasErrors({ path, count: errors.length });
    throw new Failure(EXIT.invalid, message, { code: "trf-errors", path, problems });
  }
  list(call, warnings, ({ message }) => words.warning({ sentence: message }));
  return { file: file.value, problems };
};

const described = async (
  { language }: Call,
  problems: readonly TrfProblem[],
): Promise<readonly DescribedProblem[]> => {
  if (problems.length === 0) return [];
  const { describeTrfProblem } = await loadMessages();
  return problems.map((problem) => ({
    ...problem,
    message: describeTrfProblem(problem, language),
  }));
};

const list = (
  { language }: Call,
  problems: readonly DescribedProblem[],
  line: (problem: DescribedProblem) => string,
): void => {
  for (const problem of problems.slice(0, LISTED)) note(line(problem));
  if (problems.length > LISTED)
    note(rankingTexts[language].more({ count: problems.length - LISTED }));
};
