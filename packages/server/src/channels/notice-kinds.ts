import type { MessageKind } from "@losfee/contract";
import type { NoticeContent } from "@losfee/core";

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
export const topicOf = (content: NoticeContent): MessageKind =>
  content.kind === "withdrawn" ? topicOf(content.was) : TOPICS[content.kind];
