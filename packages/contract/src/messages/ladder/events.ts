import type {
  ChallengeId,
  LadderEventType,
  RecordedLadderEvent,
  RulingOutcome,
} from "@losfee/core";
import { ladderEvents } from "@losfee/messages/ladder-events";
import type { Language } from "../../language/language.ts";
import { formatList } from "../../language/numbers.ts";
import { eachLanguage } from "../../language/texts.ts";
import { logEventWords } from "../arbiter-log.ts";
import { describeDetailsChange } from "../event-details.ts";
import { formatLabel } from "../labels.ts";
import type { NameOf } from "../message.ts";
import { publicityEventWords } from "../publicity.ts";
import { pairText, sender, targetsText } from "./consequence-sentences.ts";
import { ladderOutcomeLabel, seatLabel } from "./labels.ts";

const events = eachLanguage(ladderEvents, (t, language): EventSentences => {
  const because = (event: string, reason: string): string =>
    reason === "" ? event : t.because({ event, reason });
  const publicity = publicityEventWords[language];
  const log = logEventWords[language];
  const outcomeOf = (outcome: RulingOutcome): string => ladderOutcomeLabel(outcome, language);
  return {
    "log-entry-recorded": (data, { name }) => log["log-entry-recorded"](data, name),
    "log-entry-corrected": (data, { name }) => log["log-entry-corrected"](data, name),
    "log-entry-withdrawn": (data, { name }) => log["log-entry-withdrawn"](data, name),
    "appeal-decided": (data, { name }) => log["appeal-decided"](data, name),
    "log-entry-published": (data, { name }) => log["log-entry-published"](data, name),
    "log-entry-unpublished": (data, { name }) => log["log-entry-unpublished"](data, name),
    "competition-created": ({ name, format }) =>
      t["competition-created"]({ name, format: formatLabel(format, language) }),
    "competition-renamed": t["competition-renamed"],
    "settings-changed": ({ reason }) => because(t["settings-changed"], reason),
    "event-details-changed": ({ details }) => describeDetailsChange(details, language),
    "announcement-posted": ({ text }) => publicity.posted(text),
    "announcement-edited": ({ text }) => publicity.edited(text),
    "announcement-withdrawn": () => publicity.withdrawn,
    "picture-set": ({ role, picture }) => publicity.pictureSet(role, picture),
    "picture-removed": ({ role }) => publicity.pictureRemoved(role),
    "competition-closed": () => t["competition-closed"],
    "competition-reopened": ({ reason }) => because(t["competition-reopened"], reason),
    "rehearsal-begun": t["rehearsal-begun"],
    "entries-added": ({ entries }) =>
      t["entries-added"]({
        players: formatList(
          entries.map(({ name, seat }) =>
            seat === undefined ? name : `${name} (${seatLabel(seat)})`,
          ),
          language,
        ),
        count: entries.length,
      }),
    "entry-changed": ({ details }) => t["entry-changed"]({ player: details.name }),
    // The name is erased: the number is all that is left.
    "person-erased": t["person-erased"],
    "player-returned": ({ player }, { name }) => t["player-returned"]({ player: name(player) }),
    "player-retired": ({ player, reason }, { name }) =>
      because(t["player-retired"]({ player: name(player) }), reason),
    "player-expelled": ({ player, reason }, { name }) =>
      because(t["player-expelled"]({ player: name(player) }), reason),
    "expulsion-declined": ({ player, reason }, { name }) =>
      because(t["expulsion-declined"]({ player: name(player) }), reason),
    "challenge-sent": ({ challenger, targets }, { name }) =>
      t["challenge-sent"]({
        challenger: name(challenger),
        targets: targetsText(targets, t.vacancy, language, name),
      }),
    "challenge-confirmed": (pair, { name }) =>
      t["challenge-confirmed"]({ player: name(pair.challenger), game: pairText(pair, name) }),
    "challenge-accepted": (pair, { name }) =>
      t["challenge-accepted"]({ player: name(pair.defender), game: pairText(pair, name) }),
    "challenge-refused": (pair, { name }) =>
      t["challenge-refused"]({ player: name(pair.defender), game: pairText(pair, name) }),
    "result-reported": ({ outcome, by, ...pair }, { name }) =>
      t["result-reported"]({
        player: name(by),
        game: pairText(pair, name),
        outcome: outcomeOf(outcome),
      }),
    "objection-raised": ({ by, ...pair }, { name }) =>
      t["objection-raised"]({ player: name(by), game: pairText(pair, name) }),
    "game-record-sent": ({ by, ...pair }, { name }) =>
      t["game-record-sent"]({ ...sender(by, name), game: pairText(pair, name) }),
    "waiting-list-requested": ({ player }, { name }) =>
      t["waiting-list-requested"]({ player: name(player) }),
    "waiting-list-left": ({ player }, { name }) => t["waiting-list-left"]({ player: name(player) }),
    "standing-waiting-list-joined": ({ player }, { name }) =>
      t["standing-waiting-list-joined"]({ player: name(player) }),
    "standing-waiting-list-left": ({ player }, { name }) =>
      t["standing-waiting-list-left"]({ player: name(player) }),
    "standing-waiting-list-suspended": ({ player }, { name }) =>
      t["standing-waiting-list-suspended"]({ player: name(player) }),
    "standing-waiting-list-resumed": ({ player }, { name }) =>
      t["standing-waiting-list-resumed"]({ player: name(player) }),
    "holiday-announced": ({ player, from, to }, { name, day }) =>
      t["holiday-announced"]({ player: name(player), from: day(from), to: day(to) }),
    "letter-answered": ({ player }, { name }) => t["letter-answered"]({ player: name(player) }),
    "deadline-passed": ({ timer }, { game, name }) => {
      const [kind = "", about = ""] = timer.split(":");
      const isOfPlayer = kind === "idle" || kind === "letter";
      return t["deadline-passed"]({
        timer: kind,
        about: isOfPlayer ? name(Number(about)) : game(about),
      });
    },
    "notices-sent": ({ notices }) => t["notices-sent"]({ count: notices.length }),
    "absence-noted": ({ since }, { moment }) => t["absence-noted"]({ since: moment(since) }),
    "absence-decided": ({ act, wait, reason }) =>
      because(t["absence-decided"]({ act: act.length, wait: wait.length }), reason),
    "games-taken-over": ({ games, waiting, standing }) =>
      t["games-taken-over"]({
        games: games.length,
        waiting: waiting.length,
        standing: standing.length,
      }),
    "dispute-decided": ({ challenge, outcome, reason }, { game }) =>
      because(t["dispute-decided"]({ game: game(challenge), outcome: outcomeOf(outcome) }), reason),
    "game-adjudicated": ({ challenge, outcome, reason }, { game }) =>
      because(
        t["game-adjudicated"]({ game: game(challenge), outcome: outcomeOf(outcome) }),
        reason,
      ),
    "challenge-voided": ({ challenge, reason }, { game }) =>
      because(t["challenge-voided"]({ game: game(challenge) }), reason),
    "challenge-kept": ({ challenge, reason }, { game }) =>
      because(t["challenge-kept"]({ game: game(challenge) }), reason),
    "challenges-pinned": ({ reason }) => because(t["challenges-pinned"], reason),
  };
});

/** Describes an event of a pyramid's journal, without a full stop. */
export const describeLadderEvent = (
  { type, data }: RecordedLadderEvent,
  language: Language,
  words: EventWords,
): string => {
  // The table is typed by event, which TypeScript cannot follow through the look-up.
  const sentence = events[language][type] as (data: unknown, words: EventWords) => string;
  return sentence(data, words);
};

/** Further input of a sentence about an event. */
interface EventWords {
  readonly name: NameOf;
  /** Returns the players of a challenge. */
  readonly game: (challenge: ChallengeId) => string;
  readonly day: (day: string) => string;
  /** Formats a moment in the club's time zone. */
  readonly moment: (iso: string) => string;
}

/** One sentence for each type of event; complete by type. */
type EventSentences = {
  readonly [Type in LadderEventType]: (
    data: Extract<RecordedLadderEvent, { readonly type: Type }>["data"],
    words: EventWords,
  ) => string;
};
