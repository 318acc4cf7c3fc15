import { timeZoneOf } from "@losfee/core";
import { whoDidWhatTexts } from "@losfee/messages/cli-who-did-what";
import { type Call, flagOption, textOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { chooseCompetition } from "../journal/choose.ts";
import { unknownCompetition } from "../journal/competition.ts";
import { withStore } from "../journal/open.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, right, table } from "../terminal/table.ts";

/** Search criteria, by their options. */
const FILTERS = {
  who: "who",
  device: "device",
  kind: "group",
  round: "round",
  from: "from",
  until: "until",
  search: "q",
} as const;

/** `losfee journal`: who did what, when, by which link and device; as a table, CSV or JSON. */
export const run = (call: Call): Promise<ExitCode> =>
  withStore(call, "refuse", async (competitions, store) => {
    const id = await chooseCompetition(call, competitions);
    const state = await competitions.state(id);
    if (state === null) throw unknownCompetition(call, id);
    const { loadJournal } = await import("@losfee/server/local");
    const { createTraces, journalRows } = await loadJournal();
    const messages = await loadMessages();
    const rows = journalRows({
      state: messages.withPlaceholders(state, call.language),
      events: await competitions.eventsOf(state),
      traces: await createTraces(store).of(id),
      query: Object.fromEntries(
        Object.entries(FILTERS).flatMap(([option, name]) => {
          const text = textOption(call, option);
          return text === undefined ? [] : [[name, text]];
        }),
      ),
      language: call.language,
    });
    const words = whoDidWhatTexts[call.language];
    if (call.json) printJson({ seq: state.seq, events: rows });
    else if (flagOption(call, "csv") === true) {
      const { journalCsv } = await import("@losfee/files");
      print(journalCsv(rows).trimEnd());
    } else if (rows.length === 0) print(words.nothing);
    else {
      const lines = rows.map(({ seq, recordedAt, who, link, device, text }) => [
        String(seq),
        messages.formatTime(recordedAt, call.language, timeZoneOf(state)),
        who,
        [link, device].filter((part) => part !== "").join(", "),
        text.replaceAll("\n", " / "),
      ]);
      const { number, when, by, what } = words;
      print(table([right(number), left(when), left(words.who), left(by), left(what)], lines));
    }
    return EXIT.done;
  });
