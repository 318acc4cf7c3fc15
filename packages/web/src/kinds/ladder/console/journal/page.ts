import { dateLabel, describeLadderEvent, type Language, ladderWords } from "@losfee/contract";
import { foldLadder, itemsOf, type LadderState, type RecordedLadderEvent } from "@losfee/core";
import { journalTexts } from "@losfee/messages/parts-console";
import { actorName } from "../../../../parts/console/actor-name.ts";
import {
  type DescribedEvent,
  eventsUntil,
  type JournalLines,
  journalLines,
} from "../../../../parts/console/journal.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type PyramidLevel, pyramidLevels } from "../../parts/pyramid-levels.ts";

/** All recorded events, latest first, and the state at `?seq=`. */
export interface LadderJournalModel extends JournalLines {
  readonly snapshot: { readonly seq: number; readonly levels: readonly PyramidLevel[] } | null;
}

const MINUTE = 60_000;

/** Builds the journal by {@link journalLines}; `?seq=` adds the state after that event. */
const buildLadderJournal = ({
  state,
  query,
  language,
  events,
  traces,
  people,
}: PageRequest<"ladder", "journal">): LadderJournalModel | null => {
  if (state === null) return null;
  const past = eventsUntil(events, query);
  const then = past === null ? null : foldLadder(past);
  return {
    ...journalLines({
      ...{ events, query, state, language, traces, people },
      describe: ladderDescriberOf(state, language),
    }),
    snapshot:
      then === null
        ? null
        : { seq: then.seq, levels: pyramidLevels(then, ladderWords(then, language)) },
  };
};

/** Returns the function that describes events. */
export const ladderDescriberOf = (
  state: LadderState,
  language: Language,
): ((event: RecordedLadderEvent) => DescribedEvent) => {
  const words = ladderWords(state, language);
  const sentence = {
    name: words.name,
    day: (day: string) => dateLabel(day, language),
    moment: (iso: string) => words.moment(Date.parse(iso)),
    game: pairIn(state),
  };
  return (event) => {
    const [recorded, happened] = [Date.parse(event.recordedAt), Date.parse(event.effectiveAt)];
    return {
      text: describeLadderEvent(event, language, sentence),
      actor: actorName(
        event.type === "deadline-passed" ? "deadline" : event.actor,
        language,
        state,
      ),
      time: words.moment(recorded),
      // Only if it happened more than a minute earlier.
      happened: recorded - happened > MINUTE ? words.moment(happened) : null,
    };
  };
};

/** Returns a lookup of challenges' players; reads the archive once. */
const pairIn = (state: LadderState): ((challenge: string) => string) => {
  const { name } = ladderWords(state, "en");
  const pairs = new Map<string, string>();
  for (const { id, challenger, defender } of itemsOf(state.archive)) {
    pairs.set(id, `${name(challenger)} – ${name(defender)}`);
  }
  for (const { id, challenger, defender } of state.open.values()) {
    pairs.set(id, `${name(challenger)} – ${name(defender)}`);
  }
  return (challenge) => pairs.get(challenge) ?? challenge;
};

/** The journal of a pyramid, with time travel. */
export const ladderJournalPage = pages.consolePage("journal", "/journal", {
  place: "journal",
  asks: ["journal"],
  typing: true,
  build: buildLadderJournal,
  title: (_model, { language }) => journalTexts[language].title,
});
