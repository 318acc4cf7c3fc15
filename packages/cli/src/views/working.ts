import { type Derivation, type EntryId, type Lead, leadDifferences } from "@losfee/core";
import { explainTexts } from "@losfee/messages/cli-explain";
import type { Call } from "../call/call.ts";
import { loadMessages } from "../call/messages.ts";
import { left, right, table } from "../terminal/table.ts";

type NameOf = (entry: EntryId) => string;

/** Returns a value's calculation as lines: its terms one by one, then their combination. */
export const workingText = async (
  { language }: Call,
  derivation: Derivation,
  nameOf: NameOf,
): Promise<string> => {
  const { criterionLabel, describeSource, describeWorking, formatValue, workingRows } =
    await loadMessages();
  const { code, value } = derivation;
  const label = criterionLabel(code, language);
  const heading = `${label === code ? code : `${code}, ${label}`}: ${formatValue(code, value, language)}`;
  const source = describeSource(derivation, language, nameOf);
  if (source !== null) return [heading, `  ${source}`].join("\n");
  const rows = workingRows(derivation, language, nameOf);
  const body = table(
    [left(""), right(""), right(""), left("")],
    rows.map(({ what, product, amount, counts, note }) => [
      what,
      product,
      counts ? amount : `(${amount})`,
      note,
    ]),
  );
  const lines = [
    ...(rows.length === 0 ? [] : body.split("\n")),
    ...describeWorking(derivation, language, nameOf),
  ];
  return [heading, ...lines.map((line) => `  ${line}`)].join("\n");
};

/** Explains a lead: the first criterion that differs, both workings, and what differs in them. */
export const leadText = async (
  call: Call,
  lead: Lead | null,
  pair: readonly [EntryId, EntryId],
  nameOf: NameOf,
): Promise<string> => {
  const { describeLead } = await loadMessages();
  const sentence = describeLead(lead, pair, call.language, nameOf);
  if (lead === null) return sentence;
  const [first, second] = lead.derivations;
  return [
    sentence,
    "",
    `${nameOf(lead.ahead)}, ${await workingText(call, first, nameOf)}`,
    "",
    `${nameOf(lead.behind)}, ${await workingText(call, second, nameOf)}`,
    ...(await differenceLines(call, lead, nameOf)),
  ].join("\n");
};

/** Sums over opponents can be compared opponent by opponent; common terms cancel out. */
const differenceLines = async (
  { language }: Call,
  lead: Lead,
  nameOf: NameOf,
): Promise<readonly string[]> => {
  const isSum = ({ working, terms }: Derivation): boolean =>
    (working ?? { kind: "sum" }).kind === "sum" && terms.some(({ opponent }) => opponent !== null);
  if (!lead.derivations.every(isSum)) return [];
  const { formatValue } = await loadMessages();
  const show = (value: number): string => formatValue("", value, language);
  const rows = leadDifferences(lead).map(({ opponent, ahead, behind }) => [
    opponent === null ? "–" : nameOf(opponent),
    show(ahead),
    show(behind),
  ]);
  const body = table([left(""), right(nameOf(lead.ahead)), right(nameOf(lead.behind))], rows);
  return ["", explainTexts[language].differences, ...body.split("\n").map((line) => `  ${line}`)];
};
