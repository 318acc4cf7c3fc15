import {
  competitionKey,
  competitionKinds,
  EVENT_SCHEMA,
  isJournalOf,
  linked,
  type RecordedCompetitionEvent,
  type StoredEvent,
  sealedEvent,
} from "@losfee/core";

/** Returns salts that look random and are the same in every run. */
const countedSalts = (): (() => string) => {
  let count = 0;
  return () => (++count).toString(16).padStart(32, "0");
};

/** Returns a whole journal in stored form: sealed, and linked into a chain. */
export const storedEvents = (
  events: readonly RecordedCompetitionEvent[],
  newSalt: () => string = countedSalts(),
): readonly StoredEvent[] => {
  const kind = competitionKinds.find((candidate) => isJournalOf(candidate, events));
  if (kind === undefined) throw new Error("not a journal");
  const sealed = events.map((event) => ({ event, ...sealedEvent(kind, event, newSalt) }));
  const chained = linked(
    sealed.map(({ event, data }) => {
      const { competition, seq, type, actor, recordedAt, effectiveAt } = event;
      const { owner } = competitionKey(competition);
      const schema = EVENT_SCHEMA;
      return { schema, owner, competition, seq, type, data, actor, recordedAt, effectiveAt };
    }),
  );
  return chained.map((event, index) => ({ ...event, parts: sealed[index]?.parts ?? [] }));
};
