import type { OutlookGroup } from "@losfee/contract";
import { cutLine, playerNumbers } from "@losfee/core";
import { standingsTexts } from "@losfee/messages/cli-standings";
import { cutTexts } from "@losfee/messages/cut-line";
import { cutLineResourceOf } from "@losfee/server/resources";
import { type Call, integerFrom, optionalArgument } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { withTables } from "../journal/kind.ts";
import { publishedStage } from "../journal/parts.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, right, table } from "../terminal/table.ts";

/** `losfee cut-line [STAGE]`: who is in, who is out, and what the others still need. */
export const run = (call: Call): Promise<ExitCode> =>
  withTables(call, async ({ messages, state }) => {
    const argument = optionalArgument(call, 0);
    const number = argument === undefined ? undefined : integerFrom(call, "stage", argument, 1);
    const { stage } = publishedStage(call, state(), number);
    const line = cutLine(state(), stage);
    if (call.json) {
      printJson({ seq: state().seq, cutLine: line && cutLineResourceOf(state(), line) });
      return EXIT.done;
    }
    const { language } = call;
    const words = standingsTexts[language];
    const sentences = cutTexts[language];
    const label = (one: number): string => messages.stageLabel(one, state().settings, language);
    if (line === null) throw new Error(`no cut line of published stage ${stage}`);
    const { next, perTable, players } = line;
    const goal =
      next === null
        ? sentences.winner
        : perTable === 0
          ? sentences.overall({ players, next: label(next) })
          : sentences.perTable({
              places: perTable,
              players,
              others: messages.seatsForOthers(line),
              next: label(next),
            });
    const numbers = playerNumbers(state());
    const columns = [
      right(sentences.rank),
      right("#"),
      left(words.name),
      right(sentences.tableWord),
      right(sentences.points),
      left(words.cut),
      left(words.needs),
    ];
    const linesOf = (group: OutlookGroup): readonly (readonly string[])[] =>
      group.rows.flatMap((row) => [
        [
          `${row.rank}.`,
          `${numbers.get(row.entry) ?? row.entry}`,
          row.name,
          `${row.table ?? ""}`,
          row.points,
          messages.verdictText(row, language),
          messages.describeNeeds(row, language),
        ],
        ...(row.lineBelow ? [columns.map(() => "---")] : []),
      ]);
    const groups = messages.outlookGroups(state(), stage, language);
    const titleOf = (group: OutlookGroup): readonly string[] =>
      perTable === 0
        ? []
        : ["", group.table === null ? sentences.rest : sentences.table({ table: group.table })];
    print(
      [
        next === null
          ? sentences.first({ stage: label(stage) })
          : sentences.titleOf({ stage: label(stage) }),
        `${goal} ${sentences.left({ open: line.open.length })}`,
        ...groups.flatMap((group) => [...titleOf(group), table(columns, linesOf(group))]),
        `${sentences.points}: ${sentences.pointsLong}. ${sentences.line}`,
      ].join("\n"),
    );
    return EXIT.done;
  });
