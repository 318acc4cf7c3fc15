import {
  type Language,
  type MessageKind,
  type WebhookEventType,
  withPlaceholders,
} from "@losfee/contract";
import { type CompetitionState, displayName } from "@losfee/core";
import { describeOccurrence, type NewsText } from "../news/describe.ts";
import type { Occurrence } from "../news/occurrence.ts";

/** Body of a message in the form of Standard Webhooks: type, time, and data. */
interface Payload {
  readonly type: WebhookEventType;
  /** Time of the occurrence, ISO 8601 in UTC. */
  readonly timestamp: string;
  readonly data: object;
}

/** The reader of a message. */
export interface Reader {
  readonly language: Language;
  /** The server's URL, without a trailing slash. */
  readonly baseUrl: string;
}

/** Returns the message about an occurrence as JSON, and its title. Contains only public data. */
export const payloadOf = (
  current: CompetitionState,
  occurrence: Occurrence,
  type: WebhookEventType,
  reader: Reader,
): { readonly title: string; readonly body: string } => {
  const state = withPlaceholders(current, reader.language);
  const text = describeOccurrence(state, occurrence, reader.language);
  const data = { ...aboutCompetition(state, text, reader), ...details(state, occurrence) };
  const payload: Payload = { type, timestamp: occurrence.at, data };
  return { title: text.title, body: JSON.stringify(payload) };
};

/** Returns a message to one person as JSON: the same for programs and for the browser. */
export const personalPayload = (
  state: CompetitionState,
  at: string,
  text: NewsText,
  about: MessageKind,
  reader: Reader,
): string => {
  const data = { ...aboutCompetition(state, text, reader), about };
  const payload: Payload = { type: "personal.message", timestamp: at, data };
  return JSON.stringify(payload);
};

/** Returns a test message, which only shows that messages arrive. */
export const testPayload = (
  state: CompetitionState,
  now: string,
  title: string,
  reader: Reader,
): string => {
  const text = { title, text: "", path: `/c/${encodeURIComponent(state.competition)}` };
  const data = aboutCompetition(state, text, reader);
  const payload: Payload = { type: "webhook.test", timestamp: now, data };
  return JSON.stringify(payload);
};

const aboutCompetition = (
  { competition, name, kind }: CompetitionState,
  { title, text, path }: NewsText,
  { baseUrl, language }: Reader,
): object => ({
  competition: {
    id: competition,
    name,
    kind,
    url: `${baseUrl}/c/${encodeURIComponent(competition)}`,
  },
  language,
  title,
  text,
  url: baseUrl + path,
});

/** Data for programs: numbers of rounds and boards, results. */
const details = (state: CompetitionState, occurrence: Occurrence): object => {
  const named = (entry: number) => ({ entry, name: displayName(state, entry) });
  switch (occurrence.kind) {
    case "pairings":
    case "round-complete":
    case "round-open":
      return { round: occurrence.round };
    case "seating":
      return { stage: occurrence.stage };
    case "announced":
    case "announcement-withdrawn":
      return { announcement: occurrence.announcement };
    case "recalled":
      return { rounds: occurrence.rounds };
    case "result": {
      const { round, board, seats, outcome, confirmed } = occurrence;
      return { round, board, seats: seats.map(named), outcome, confirmed };
    }
    default:
      return {};
  }
};
