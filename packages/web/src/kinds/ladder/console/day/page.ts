import { describeLadderRefusal, formatList, ladderWords } from "@losfee/contract";
import {
  allDeadlines,
  type ChallengeId,
  type DirectorsQuestion,
  type EntryId,
  type NamedPlayer,
  questionsForDirector,
} from "@losfee/core";
import { dayTexts } from "@losfee/messages/ladder-console-day";
import { type UrgentAppeal, urgentAppeals } from "../../../../parts/arbiter-log/log-lines.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import {
  type DeadlineSummary,
  deadlineSummary,
  type GameSummary,
  gameGroups,
  gameSummary,
  openGames,
} from "../../parts/game-summary.ts";
import { allHolidays } from "../../parts/holiday-privacy.ts";
import { momentOfRequest } from "../../parts/now.ts";
import type { MailGame } from "./inbox/guess.ts";

/** A decision that waits for the director. */
export type QuestionSummary =
  | {
      readonly kind: "dispute" | "adjudication" | "contested";
      readonly challenge: ChallengeId;
      readonly game: GameSummary;
      readonly complete: boolean;
      readonly reason: string | null;
    }
  | {
      readonly kind: "expulsion";
      readonly player: EntryId;
      readonly name: string;
      readonly strikes: number;
    };

/** A deadline about to pass. */
export interface ComingDeadline extends DeadlineSummary {
  readonly id: string;
  /** The two of the game, or the player. */
  readonly about: string;
  /** The player who has to act. */
  readonly who: string;
  /** It is over, and acts once the director has dealt with a mail. */
  readonly waits: boolean;
}

/** The director's day. */
export interface LadderDayModel {
  readonly name: string;
  readonly closed: boolean;
  readonly seated: number;
  /** Number of open challenges and running games, as on the public pages. */
  readonly games: number;
  readonly provisional: number;
  readonly waiting: number;
  readonly timeZone: string;
  /** Possible senders and subjects of a mail, with known addresses. */
  readonly players: readonly (NamedPlayer & { readonly addresses: readonly string[] })[];
  /** Games that a mail can be about. */
  readonly openPairs: readonly MailGame[];
  readonly questions: readonly QuestionSummary[];
  readonly deadlines: readonly ComingDeadline[];
  readonly appeals: readonly UrgentAppeal[];
}

/** Most days ahead for listed deadlines. */
const SOON = 14;

/** Returns what waits for the director of a pyramid, and the automatic events to come. */
export const buildLadderDay = (request: PageRequest<"ladder">): LadderDayModel | null => {
  const { state, language } = request;
  if (state === null) return null;
  const words = ladderWords(state, language);
  const now = momentOfRequest(request);
  const { timeZone } = state.settings;
  const groups = gameGroups(openGames(state, request, allHolidays));
  const question = (open: DirectorsQuestion): QuestionSummary => {
    if (open.kind === "expulsion") {
      const { kind, player, strikes } = open;
      return { kind, player, strikes, name: words.name(player) };
    }
    const reason = open.kind === "contested" ? open.reason : null;
    return {
      kind: open.kind,
      challenge: open.game.id,
      game: gameSummary(open.game, words, language),
      complete: open.kind === "adjudication" && open.complete,
      reason: reason === null ? null : describeLadderRefusal(reason, language, words.name),
    };
  };
  return {
    name: state.name,
    closed: state.status === "closed",
    appeals: urgentAppeals(state, { language, now: request.now }),
    seated: state.seats.filter((player) => player !== null).length,
    games: groups.open.length,
    provisional: groups.provisional.length,
    waiting: state.waiting.length,
    timeZone,
    players: [...state.entries.values()].map(({ id, name, addresses }) => ({
      id,
      name,
      addresses,
    })),
    openPairs: [...state.open.values()].map(({ challenger, defender, status }) => ({
      challenger,
      defender,
      status,
    })),
    questions: questionsForDirector(state).map(question),
    deadlines: allDeadlines(state)
      .map((timer) => ({
        ...deadlineSummary(timer, timeZone, now, language, allHolidays),
        waits: timer.endsAt < now && state.absence === null,
        id: timer.id,
        about:
          timer.game === null
            ? timer.holders.map(words.name).join(", ")
            : `${words.name(timer.game.challenger)} – ${words.name(timer.game.defender)}`,
        who: formatList(timer.holders.map(words.name), language),
      }))
      .filter(({ days }) => days <= SOON),
  };
};

/** The director's day: mail, questions, deadlines. */
export const ladderDayPage = pages.consolePage("day", "", {
  place: "day",
  build: buildLadderDay,
  title: (_model, { language }) => dayTexts[language].title,
});
