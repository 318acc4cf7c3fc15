import { type MessageKind, withPlaceholders } from "@losfee/contract";
import {
  applyCompetitionEvent,
  type CompetitionState,
  type EntryId,
  isOfKind,
  type LadderState,
  type NoticeContent,
  noticesOf,
  type RecordedCompetitionEvent,
  type RecordedTournamentEvent,
} from "@losfee/core";
import { ownPath } from "@losfee/web";
import type { CompetitionService } from "../competitions/competition-service.ts";
import { noticeText } from "../ladder/letters/compose.ts";
import type { NewsText } from "../news/describe.ts";
import type { Deliveries, NewDelivery } from "../webhooks/deliveries.ts";
import { personalPayload } from "../webhooks/payload.ts";
import type { Channel, Channels } from "./channels.ts";
import { describeMessage } from "./describe-message.ts";
import { lifecycleMessages, type Message, messagesOf } from "./messages-of.ts";

/** Queues personal messages, each once per channel. */
export interface PersonalMessages {
  /** Queues the messages of a competition since its channels were last checked. */
  queue(competition: string): Promise<void>;
  /** Returns the competitions that have message channels. */
  competitions(): Promise<readonly string[]>;
}

/** Dependencies of the personal messages. */
export interface PersonalMessagesPorts {
  readonly channels: Pick<Channels, "of" | "competitions">;
  readonly deliveries: Pick<Deliveries, "enqueue">;
  readonly competitions: Pick<CompetitionService, "state" | "stateAt" | "eventsOf">;
  readonly now: () => string;
}

/** A message to write for each reader; it gets the same id each time it is derived. */
interface Due extends Pick<Message, "entry" | "topic"> {
  readonly name: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly text: (state: CompetitionState, reader: Channel) => NewsText | null;
}

/** Longer than a phone shows; the limit of push services is 4 KiB, encrypted. */
const LONGEST_TEXT = 900;

/** Number of competitions whose last seen state is cached. */
const CAPACITY = 16;

/** Creates the queueing; each channel stores its progress, in the transaction that queues. */
export const createPersonalMessages = (ports: PersonalMessagesPorts): PersonalMessages => {
  const { channels, deliveries, competitions, now } = ports;
  /** Last seen states, so that they need not be folded again. */
  const seen = new Map<string, CompetitionState>();

  const stateBefore = async (competition: string, seq: number) => {
    const known = seen.get(competition);
    return known?.seq === seq ? known : competitions.stateAt(competition, Math.max(1, seq));
  };

  const remember = (state: CompetitionState): void => {
    seen.delete(state.competition);
    seen.set(state.competition, state);
    for (const id of seen.keys()) {
      if (seen.size <= CAPACITY) break;
      seen.delete(id);
    }
  };

  const dueSince = async (seq: number, state: CompetitionState): Promise<readonly Due[]> => {
    const before = await stateBefore(state.competition, seq);
    if (before === null) return [];
    const events = await competitions.eventsOf(state, { after: before.seq });
    return isOfKind("ladder", state)
      ? [
          ...(isOfKind("ladder", before) ? dueOfLadder(before, state, Date.parse(now())) : []),
          ...events.flatMap((event) =>
            (lifecycleMessages(event, [...state.entries.keys()]) ?? []).map((message) =>
              dueOf(message, event.recordedAt),
            ),
          ),
        ]
      : dueOfTournament(before, events);
  };

  return {
    competitions: channels.competitions,
    async queue(competition) {
      const all = await channels.of(competition);
      const state = all.length === 0 ? null : await competitions.state(competition);
      if (state === null || state.rehearsal !== null) return;
      const behind = Map.groupBy(
        all.filter(({ seq }) => seq < state.seq),
        ({ seq }) => seq,
      );
      for (const [seq, those] of behind) {
        const due = await dueSince(seq, state);
        for (const channel of those) {
          const messages = due.flatMap((one) => deliveryFor(channel, one, state));
          await deliveries.enqueue(competition, channel.id, messages, state.seq);
        }
      }
      remember(state);
    },
  };
};

const deliveryFor = (
  channel: Channel,
  { entry, topic, name, at, text }: Due,
  current: CompetitionState,
): readonly NewDelivery[] => {
  if (!channel.confirmed || entry !== channel.entry || !channel.topics.includes(topic)) return [];
  const state = withPlaceholders(current, channel.language);
  const written = text(state, channel);
  if (written === null) return [];
  const short = { ...written, text: written.text.slice(0, LONGEST_TEXT) };
  return [
    {
      message: `msg_${channel.id}_${name}`,
      type: "personal.message",
      title: short.title,
      body: personalPayload(state, at, short, topic, channel),
    },
  ];
};

const dueOfTournament = (
  start: CompetitionState,
  events: readonly RecordedCompetitionEvent[],
): readonly Due[] => {
  let before = start;
  return events.flatMap((event) => {
    const after = applyCompetitionEvent(before, event);
    const was = before;
    before = after;
    if (!isOfKind("tournament", was) || !isOfKind("tournament", after)) return [];
    return messagesOf(was, event as RecordedTournamentEvent, after).map((message) =>
      dueOf(message, event.recordedAt),
    );
  });
};

const dueOf = ({ entry, topic, seq, content }: Message, at: string): Due => ({
  ...{ entry, topic, at },
  name: `${seq}-${content.kind}${"round" in content ? content.round : ""}`,
  text: (state, { language }) => describeMessage(state, entry, content, language),
});

const dueOfLadder = (before: LadderState, after: LadderState, leaving: number): readonly Due[] =>
  noticesOf(before, after, leaving).flatMap((notice) =>
    notice.to.map((entry: EntryId) => ({
      entry,
      topic: topicOf(notice.content),
      name: notice.id,
      at: new Date(notice.at).toISOString(),
      text: (state: CompetitionState, { language }: Channel) =>
        isOfKind("ladder", state)
          ? { ...noticeText(state, notice, entry, language), path: ownPath(state.competition) }
          : null,
    })),
  );

/** The topics that readers can choose, by kind of a Pyramid's notices. */
const TOPICS: Readonly<Record<NoticeContent["kind"], MessageKind>> = {
  challenged: "deadlines",
  assigned: "deadlines",
  confirmed: "deadlines",
  "game-begins": "deadlines",
  provisional: "deadlines",
  "records-wanted": "deadlines",
  "idle-letter": "deadlines",
  holiday: "deadlines",
  "deadline-moved": "deadlines",
  "not-entitled": "deadlines",
  refused: "deadlines",
  voided: "deadlines",
  lapsed: "deadlines",
  objected: "disputes",
  contested: "disputes",
  kept: "disputes",
  final: "results",
  forfeited: "results",
  "both-stay": "results",
  moved: "results",
  shifted: "results",
  welcome: "results",
  farewell: "results",
  listed: "results",
  unlisted: "results",
  "standing-waiting-list": "results",
  "expulsion-offered": "results",
  "corrected-seat": "results",
  withdrawn: "deadlines",
};

/** Returns the topic of a notice; for a withdrawal, the topic of the withdrawn notice. */
const topicOf = (content: NoticeContent): MessageKind =>
  content.kind === "withdrawn" ? topicOf(content.was) : TOPICS[content.kind];
