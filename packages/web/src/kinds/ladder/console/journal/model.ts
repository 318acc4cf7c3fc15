import { dateLabel, describeLadderEvent, type Language, ladderWords } from "@losfee/contract";
import { foldLadder, type LadderState, type RecordedLadderEvent } from "@losfee/core";
import { actorName } from "../../../../parts/console/actor-name.ts";
import type { PageRequest } from "../../../../shell/page.ts";
import { type PyramidLevel, pyramidLevels } from "../../parts/pyramid-levels.ts";

/** One event in plain language. */
export interface LadderJournalLine {
  readonly seq: number;
  readonly text: string;
  readonly actor: string;
  /** When it was recorded. */
  readonly time: string;
  /** When it happened, where that was earlier by more than a minute. */
  readonly happened: string | null;
}

/** Everything that was recorded, latest first, and how things stood then (`?seq=`). */
export interface LadderJournalModel {
  readonly lines: readonly LadderJournalLine[];
  readonly total: number;
  readonly before: number | null;
  readonly search: string;
  readonly snapshot: { readonly seq: number; readonly levels: readonly PyramidLevel[] } | null;
}

const PART = 150;
const MINUTE = 60_000;

/** The journal: `?q=` keeps what contains a text, `?before=` gives older ones, `?after=` newer. */
export const buildLadderJournal = ({
  state,
  query,
  language,
  events = [],
}: PageRequest<"ladder">): LadderJournalModel | null => {
  if (state === null) return null;
  const search = (query["q"] ?? "").trim();
  const before = numberIn(query["before"]);
  const after = numberIn(query["after"]);
  const matching = events
    .filter(({ seq }) => (before === null || seq < before) && (after === null || seq > after))
    .map(liner(state, language))
    .filter(({ text, actor }) => `${text} ${actor}`.toLowerCase().includes(search.toLowerCase()));
  const page = matching.slice(-PART).reverse();
  const seq = numberIn(query["seq"]);
  const then = seq === null ? null : foldLadder(events.filter((event) => event.seq <= seq));
  return {
    lines: page,
    total: events.length,
    before: matching.length > PART ? (page.at(-1)?.seq ?? null) : null,
    search,
    snapshot:
      then === null
        ? null
        : { seq: then.seq, levels: pyramidLevels(then, ladderWords(then, language)) },
  };
};

const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : null;

const liner = (
  state: LadderState,
  language: Language,
): ((event: RecordedLadderEvent) => LadderJournalLine) => {
  const words = ladderWords(state, language);
  const sentence = {
    name: words.name,
    day: (day: string) => dateLabel(day, language),
    game: pairIn(state),
  };
  return (event) => {
    const [recorded, happened] = [Date.parse(event.recordedAt), Date.parse(event.effectiveAt)];
    return {
      seq: event.seq,
      text: describeLadderEvent(event, language, sentence),
      actor: actorName(event.actor, language, state),
      time: words.moment(recorded),
      happened: recorded - happened > MINUTE ? words.moment(happened) : null,
    };
  };
};

/** Challenges by their names, read from the archive once. */
const pairIn = (state: LadderState): ((challenge: string) => string) => {
  const { name } = ladderWords(state, "en");
  const pairs = new Map<string, string>();
  for (const blocks of [...state.archive.blocks, state.archive.tail]) {
    for (const { id, challenger, defender } of blocks) {
      pairs.set(id, `${name(challenger)} – ${name(defender)}`);
    }
  }
  for (const { id, challenger, defender } of state.open.values()) {
    pairs.set(id, `${name(challenger)} – ${name(defender)}`);
  }
  return (challenge) => pairs.get(challenge) ?? challenge;
};
