import {
  formatList,
  type Language,
  makeRounds,
  outcomeLabel,
  placeLabel,
  stageLabel,
  stagesIn,
  unplayedText,
} from "@losfee/contract";
import {
  type CompetitionState,
  type Contest,
  displayName,
  type EntryId,
  gameTermsOf,
  isAtTable,
  isPaired,
  placeOf,
  playedAt,
  publicAnnouncements,
  publishedRounds,
  recordedResult,
  standingsOf,
  type TournamentState,
  tablesFinalPlaces,
} from "@losfee/core";
import { messageTexts } from "@losfee/messages/server-channels-texts";
import { competitionPath, ownPath } from "@losfee/web";
import type { NewsText } from "../news/describe.ts";
import type { MessageContent } from "./messages-of.ts";

/**
 * Puts a message to one person in words, by the present state of the competition; null if it no
 * longer holds: the next message then reports what does.
 */
export const describeMessage = (
  state: CompetitionState,
  entry: EntryId,
  content: MessageContent,
  language: Language,
): NewsText | null => {
  const t = messageTexts[language][state.details.formOfAddress ?? "formal"];
  const overview = competitionPath(state.competition);
  const own = ownPath(state.competition);
  switch (content.kind) {
    case "announced": {
      const said = publicAnnouncements(state).find(({ id }) => id === content.announcement);
      if (said === undefined) return null;
      const title = content.edited ? t.announcementEdited : t.announcement;
      return { title, text: said.text, path: overview };
    }
    case "closed": {
      if (state.status !== "closed") return null;
      const path = `${overview}/standings`;
      if (state.kind === "ladder") return { title: t.ladderClosed, text: "", path };
      const place = finalPlace(state, entry);
      return {
        title: t.final,
        text: place === null ? "" : t.rankOf({ rank: place.rank, of: place.of }),
        path,
      };
    }
    case "answered": {
      if (state.kind === "ladder") return null;
      const text = ofRequest(state, entry, content.request, language);
      return text && { ...text, path: own };
    }
    default: {
      const text = state.kind === "ladder" ? null : ofRound(state, entry, content, language);
      return text && { ...text, path: own };
    }
  }
};

const ofRequest = (
  state: TournamentState,
  entry: EntryId,
  seq: number,
  language: Language,
): Omit<NewsText, "path"> | null => {
  const t = messageTexts[language][state.details.formOfAddress ?? "formal"];
  const request = state.requests.get(entry);
  if (request?.seq !== seq || request.answer === null) return null;
  const { wish, answer } = request;
  const what = wish.kind === "pause" ? t.pause({ rounds: makeRounds(wish.rounds) }) : t.leaving;
  return answer.kind === "granted"
    ? { title: t.granted({ what }), text: "" }
    : { title: t.declined({ what }), text: answer.reason };
};

type OfRound = Extract<MessageContent, { readonly round: number }>;

const ofRound = (
  state: TournamentState,
  entry: EntryId,
  content: OfRound,
  language: Language,
): Omit<NewsText, "path"> | null => {
  const t = messageTexts[language][state.details.formOfAddress ?? "formal"];
  const round = state.rounds[content.round - 1];
  const published = round?.status === "published" ? round : undefined;
  const contest = published?.games.find(({ seats }) => seats.includes(entry));
  if (content.kind === "recalled") {
    // Published again in between: that message reported the present state.
    if (contest !== undefined) return null;
    const of =
      round === undefined || isPaired(round)
        ? t.round({ round: content.round })
        : stageLabel(round.stage + 1, state.settings, language);
    return { title: t.recalled({ of }), text: t.recalledText };
  }
  if (published === undefined) return null;
  if (contest === undefined) {
    const sits = isPaired(published)
      ? published.unplayed.find((one) => one.entry === entry)
      : undefined;
    return sits === undefined || content.kind !== "paired"
      ? null
      : {
          title: t.round({ round: content.round }),
          text: unplayedText(sits, state.settings, language),
        };
  }
  const name = (id: EntryId): string => displayName(state, id);
  const place = placeLabel(
    placeOf(state, { round: content.round, board: contest.board }),
    language,
    stagesIn(state.settings, language),
  );
  const outcome = recordedResult(contest)?.outcome ?? null;
  const result = `${contest.seats.map(name).join(" – ")}: ${outcome === null ? "" : outcomeLabel(outcome, language, name)}`;
  switch (content.kind) {
    case "paired":
      return {
        title: `${t.round({ round: content.round })}: ${t[state.settings.teams === undefined ? "board" : "match"]({ board: contest.board })}, ${startOf(state, contest, entry, language)}`,
        text: t.against({ name: matesOf(contest, entry, name, language) }),
      };
    case "seated": {
      const stage = stageLabel(content.stage, state.settings, language);
      const seat = t.seat({ seat: contest.seats.indexOf(entry) + 1 });
      return {
        title: `${stage}: ${t.table({ table: contest.board })}, ${seat}`,
        text: t.with({ names: matesOf(contest, entry, name, language) }),
      };
    }
    case "result":
      if (content.change === null)
        return outcome === null ? { title: t.resultTakenBack({ of: place }), text: "" } : null;
      if (outcome === null) return null;
      return {
        title: content.change === "new" ? t.result({ of: place }) : t.resultChanged({ of: place }),
        text: result,
      };
    case "reported":
      return contest.result?.status === "reported"
        ? { title: t.reported({ of: place }), text: t.reportedText({ result }) }
        : null;
    case "disputed":
      return contest.result?.status === "conflict"
        ? { title: t.disputed({ of: place }), text: t.disputedText }
        : null;
  }
};

const startOf = (
  state: TournamentState,
  contest: Contest,
  entry: EntryId,
  language: Language,
): string => {
  const t = messageTexts[language][state.details.formOfAddress ?? "formal"];
  const { sides } = gameTermsOf(state.settings);
  if (isAtTable(contest)) return "";
  if (contest.start.code === "players-draw") return t.drawn[sides];
  const isFirst = contest.seats[0] === entry;
  if (sides === "colours") return isFirst ? t.white : t.black;
  if (sides === "home") return isFirst ? t.atHome : t.away;
  return isFirst ? t.starts : t.replies({ name: displayName(state, contest.seats[0]) });
};

const matesOf = (
  { seats }: Contest,
  entry: EntryId,
  name: (id: EntryId) => string,
  language: Language,
): string => formatList(seats.filter((id) => id !== entry).map(name), language);

const finalPlace = (
  state: TournamentState,
  entry: EntryId,
): { readonly rank: number; readonly of: number } | null => {
  if (playedAt(state) === "tables") {
    const places = tablesFinalPlaces(state);
    const own = places.find(({ row }) => row.entry === entry);
    return own === undefined ? null : { rank: own.place, of: places.length };
  }
  const rows = standingsOf(state, publishedRounds(state)).filter(
    ({ annulled }) => annulled !== true,
  );
  const own = rows.find((row) => row.entry === entry);
  return own === undefined ? null : { rank: own.rank, of: rows.length };
};
