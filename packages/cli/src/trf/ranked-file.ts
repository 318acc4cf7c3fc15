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
import { rankingFieldOf, type TrfTournament, teamRankingFieldOf } from "@losfee/files/trf";
import { rankingTexts } from "@losfee/messages/cli-ranking";
import { type Call, flagOption, integerOption, misused, textOption } from "../call/call.ts";
import { loadMessages } from "../call/messages.ts";

import { note } from "../terminal/print.ts";
import { type ReadTrf, readTrf } from "./read-trf.ts";

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
