import { formatTime, type Language } from "@losfee/contract";
import {
  displayNames,
  type EntryId,
  fold,
  gameTermsOf,
  type RecordedTournamentEvent,
  type TournamentState,
  timeZoneOf,
} from "@losfee/core";
import { journalTexts } from "@losfee/messages/parts-console";
import { actorName } from "../../../../parts/console/actor-name.ts";
import {
  type DescribedEvent,
  eventsUntil,
  type JournalLines,
  journalLines,
} from "../../../../parts/console/journal.ts";
import { pageKindOf } from "../../../../shell/page-kind.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { changedAfter, changedSettings, describeEvent } from "./describe-event.ts";
import { type BoardsSnapshot, boardsSnapshot } from "./snapshot-of-boards.ts";
import { type TablesSnapshot, tablesSnapshot } from "./snapshot-of-tables.ts";

/** The journal, and the state after the requested event. */
export interface JournalModel extends JournalLines {
  readonly snapshot: BoardsSnapshot | TablesSnapshot | null;
}

/** Returns the lines of {@link journalLines}; `?seq=` adds the state at that time. */
export const buildJournal = ({
  state,
  query,
  language,
  events,
  traces,
  people,
}: PageRequest<"tournament", "journal">): JournalModel | null => {
  if (state === null) return null;
  const pastEvents = eventsUntil(events, query);
  const then = pastEvents === null ? null : fold(pastEvents);
  const snapshotOf = pageKindOf(state, query) === "tables" ? tablesSnapshot : boardsSnapshot;
  return {
    ...journalLines({
      ...{ events, query, state, language, traces, people },
      describe: describerOf(events, state, language),
    }),
    snapshot: then === null ? null : snapshotOf(then, language),
  };
};

/** Returns the function that describes events. Removed entries keep their names. */
export const describerOf = (
  events: readonly RecordedTournamentEvent[],
  state: TournamentState,
  language: Language,
): ((event: RecordedTournamentEvent) => DescribedEvent) => {
  const names = new Map<EntryId, string>();
  let settings: object = {};
  let drafted = 0;
  const changes = new Map<number, string>();
  for (const event of events) {
    if (event.type === "entries-added") {
      for (const { id, name } of event.data.entries) names.set(id, name);
    }
    if (event.type === "settings-changed") {
      const what = changedSettings(
        settings,
        event.data.settings,
        gameTermsOf(state.settings),
        language,
      );
      changes.set(event.seq, drafted === 0 ? what : changedAfter(what, drafted, language));
    }
    drafted = draftedAfter(event, drafted);
    if ("settings" in event.data) settings = event.data.settings;
  }
  const name = (entry: EntryId): string =>
    displayNames(state).get(entry) ?? names.get(entry) ?? `#${entry}`;
  return (event) => {
    const changed = changes.get(event.seq) ?? "";
    return {
      text: describeEvent(event, state, language, name) + (changed === "" ? "" : `: ${changed}`),
      actor: actorName(event.actor, language, state),
      time: formatTime(event.recordedAt, language, timeZoneOf(state)),
      happened: null,
    };
  };
};

/** Number of rounds of games for two drafted after an event, from `before` earlier ones. */
const draftedAfter = (event: RecordedTournamentEvent, before: number): number => {
  if (event.type === "round-drafted") return event.data.round;
  return event.type === "draft-discarded" ? Math.min(before, event.data.round - 1) : before;
};

/** The journal in plain language, with time travel. */
export const journalPage = pages.consolePage("journal", "/journal", {
  place: "journal",
  asks: ["journal"],
  typing: true,
  build: buildJournal,
  title: (_model, page) => journalTexts[page.language].title,
  alsoFor: ["tables"],
});
