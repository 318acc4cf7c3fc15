import {
  type Criterion,
  type Derivation,
  derivationsOf,
  type EntryId,
  leadDifferences,
  parseCriterion,
  rankBy,
  whyAhead,
} from "@losfee/core";
import { explainTexts } from "@losfee/messages/cli-explain";
import { standingsTexts } from "@losfee/messages/cli-standings";
import { type Call, misused } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import type { Question } from "../call/question.ts";
import { playerAmong } from "../journal/players.ts";
import { print, printJson } from "../terminal/print.ts";
import { type RankedFile, rankedFile } from "../trf/ranked-file.ts";
import { leadText, workingText } from "../views/working.ts";

/** `losfee explain FILE.trf`: how the values of a player or team are calculated, or why one is ahead. */
export const explainFile = async (
  call: Call,
  path: string,
  question: Question,
): Promise<ExitCode> => {
  const criterion = "pair" in question ? null : await criterionNamed(call, question.criterion);
  const ranked = await rankedFile(call, path);
  if ("pair" in question) await compare(call, ranked, question.pair);
  else await explain(call, ranked, question.player, criterion);
  return EXIT.done;
};

const criterionNamed = async (call: Call, code: string | undefined): Promise<Criterion | null> => {
  if (code === undefined) return null;
  const criterion = parseCriterion(code, 1);
  if (criterion.ok) return criterion.value;
  const { describeRefusal } = await loadMessages();
  const { code: refusal, ...details } = criterion.error;
  throw misused(describeRefusal(criterion.error, call.language), refusal, details);
};

const named = (call: Call, { field }: RankedFile, text: string): EntryId => {
  const players = field.cards.map(({ entry, name }) => ({ id: entry, name }));
  return playerAmong(call, players, text, explainTexts[call.language].showAll);
};

const namesIn = ({ field }: RankedFile) => {
  const names = new Map(field.cards.map(({ entry, name }) => [entry, name]));
  return (entry: EntryId): string => `#${entry} ${names.get(entry) ?? ""}`.trimEnd();
};

const explain = async (
  call: Call,
  ranked: RankedFile,
  player: string,
  criterion: Criterion | null,
): Promise<void> => {
  const { chain, field } = ranked;
  const entry = named(call, ranked, player);
  const nameOf = namesIn(ranked);
  const rank = rankBy(chain, field).find((placing) => placing.entry === entry)?.rank ?? 0;
  const derivations = derivationsFor(ranked, entry, criterion);
  if (call.json) {
    const name = field.cards.find((card) => card.entry === entry)?.name ?? "";
    const { rounds: round } = field;
    printJson({ round, row: { rank, entry, name }, derivations, rules: ranked.edition });
    return;
  }
  const workings = await Promise.all(
    derivations.map((derivation) => workingText(call, derivation, nameOf)),
  );
  const title = standingsTexts[call.language].rankAfterRound({
    name: nameOf(entry),
    rank,
    rounds: field.rounds,
  });
  print([title, ...workings].join("\n\n"));
};

/**
 * Prints the workings of the whole chain, or of one criterion. One that compares tied entries and
 * is not in the chain comes right after the chain's first.
 */
const derivationsFor = (
  { chain, field }: RankedFile,
  entry: EntryId,
  criterion: Criterion | null,
): readonly Derivation[] => {
  if (criterion === null) return derivationsOf(chain, field, entry);
  const place = chain.indexOf(criterion);
  const before = place >= 0 ? chain.slice(0, place) : chain.slice(0, 1);
  return derivationsOf([...before, criterion], field, entry).slice(-1);
};

const compare = async (
  call: Call,
  ranked: RankedFile,
  [one, other]: readonly [string, string],
): Promise<void> => {
  const pair = [named(call, ranked, one), named(call, ranked, other)] as const;
  const { chain, field } = ranked;
  const lead = whyAhead(chain, field, ...pair);
  if (call.json) {
    const differences = lead === null ? [] : leadDifferences(lead);
    const { describeLead } = await loadMessages();
    const message = describeLead(lead, pair, call.language, namesIn(ranked));
    printJson({ round: field.rounds, lead, message, differences, rules: ranked.edition });
  } else print(await leadText(call, lead, pair, namesIn(ranked)));
};
