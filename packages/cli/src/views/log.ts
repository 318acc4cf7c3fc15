import {
  type CompetitionKind,
  isOfKind,
  type LogEntry,
  membershipsOf,
  timeZoneOf,
} from "@losfee/core";
import { logTexts } from "@losfee/messages/cli-log";
import type { Competition } from "../journal/competition.ts";
import { print } from "../terminal/print.ts";
import { left, right, table } from "../terminal/table.ts";

type Opened = Competition<CompetitionKind>;

/** The arbiter's log as a table, an entry a line. */
export const printLog = (opened: Opened): void => {
  const { arbiterLog } = opened.state();
  const words = logTexts[opened.call.language];
  if (arbiterLog.length === 0) {
    print(words.nothing);
    return;
  }
  const rows = arbiterLog.map((entry) => [
    String(entry.number),
    timeOf(opened, entry.at),
    kindOf(opened, entry),
    placeOf(opened, entry),
    peopleOf(opened, entry),
    entry.written.text.replaceAll("\n", " / "),
    stateOf(opened, entry),
  ]);
  print(
    table(
      [
        right(words.number),
        ...[words.when, words.kind, words.place, words.people, words.text, words.state].map(
          (head) => left(head),
        ),
      ],
      rows,
    ),
  );
};

/** Returns the report as text: valid entries in order, appeals with their decisions. */
export const printReport = (opened: Opened): void => {
  const { name, arbiterLog } = opened.state();
  const words = logTexts[opened.call.language];
  const counting = arbiterLog.filter(({ withdrawn }) => withdrawn === null);
  const paragraphs = counting.map((entry) => reportOf(opened, entry).join("\n"));
  print([words.report({ name }), ...paragraphs].join("\n\n"));
};

const reportOf = (opened: Opened, entry: LogEntry): readonly string[] => {
  const { call, messages } = opened;
  const words = logTexts[call.language];
  const { written, decision } = entry;
  const head = [
    `#${entry.number} ${kindOf(opened, entry)}`,
    timeOf(opened, entry.at),
    placeOf(opened, entry),
    peopleOf(opened, entry),
  ];
  return [
    head.filter((part) => part !== "").join(" · "),
    ...(written.kind === "appeal" && written.against !== undefined
      ? [words.against({ text: written.against })]
      : []),
    written.text,
    ...(written.kind === "appeal"
      ? [words.deadline({ time: timeOf(opened, written.deadline) })]
      : []),
    ...(written.kind === "appeal" && decision === null ? [words.undecided] : []),
    ...(decision === null
      ? []
      : [
          words.decision({
            label: `${messages.appealOutcomeLabel(decision.outcome, call.language)} (${messages.appealBodyLabel(decision.body, call.language)})`,
            time: timeOf(opened, decision.at),
          }),
          decision.text,
        ]),
  ];
};

const timeOf = ({ call, messages, state }: Opened, iso: string): string =>
  messages.formatTime(iso, call.language, timeZoneOf(state()));

const kindOf = ({ call, messages }: Opened, { written }: LogEntry): string => {
  const label = messages.logKindLabel(written.kind, call.language);
  return written.kind === "time-penalty"
    ? `${label} (${messages.timePenaltyLabel(written, call.language)})`
    : label;
};

const placeOf = (opened: Opened, { written: { place } }: LogEntry): string =>
  place === undefined
    ? ""
    : opened.messages.logPlaceLabel(opened.state(), place, opened.call.language, (entry) =>
        nameIn(opened, entry),
      );

const peopleOf = (opened: Opened, { written }: LogEntry): string =>
  written.people.map((entry) => nameIn(opened, entry)).join(", ");

const nameIn = ({ nameOf, state }: Opened, entry: number): string => {
  const now = state();
  const member = isOfKind("tournament", now) ? membershipsOf(now.squads).get(entry) : undefined;
  if (member === undefined) return nameOf(entry);
  return member.member.erased === undefined ? member.member.name : `#${entry}`;
};

const stateOf = (opened: Opened, { written, withdrawn, decision, published }: LogEntry): string => {
  const { call, messages } = opened;
  const words = logTexts[call.language];
  if (withdrawn !== null) return words.struck;
  const parts = [
    ...(written.kind === "appeal" && decision === null
      ? [words.open({ deadline: timeOf(opened, written.deadline) })]
      : []),
    ...(decision === null ? [] : [messages.appealOutcomeLabel(decision.outcome, call.language)]),
    ...(published === null
      ? []
      : [published === "whole" ? words.published : words.decisionPublished]),
  ];
  return parts.join("; ");
};
