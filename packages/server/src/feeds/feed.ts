import { dateFormat, type Language, machineZone, withPlaceholders } from "@losfee/contract";
import { timeZoneOf } from "@losfee/core";
import { newsTexts } from "@losfee/messages/server-news-texts";
import { describeNews } from "../news/describe.ts";
import { currentNews, type Occurred } from "../news/news.ts";

/** A piece of news in a feed. Times are RFC 3339 with the offset of the competition's time zone. */
export interface FeedEntry {
  /** Permanent, independent of the server's address. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
}

/** News of a competition for subscribers. */
export interface Feed {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly language: Language;
  /** URL of the competition's page. */
  readonly homeUrl: string;
  readonly updatedAt: string;
  readonly entries: readonly FeedEntry[];
}

/** More than a reader misses in a weekend. */
const MOST_ENTRIES = 60;

/** Returns the feed of a competition in a language; `baseUrl` is the server's public address. */
export const feedOf = (occurred: Occurred, language: Language, baseUrl: string): Feed => {
  const { createdAt } = occurred;
  const state = withPlaceholders(occurred.state, language);
  const zone = timeZoneOf(state) ?? machineZone();
  const id = `urn:losfee:${encodeURIComponent(state.competition)}`;
  const items = currentNews(occurred, MOST_ENTRIES);
  const entries = items.map((item) => {
    const { title, text, path } = describeNews(state, item.topic, language);
    return {
      id: `${id}:${item.id}`,
      title,
      text,
      url: baseUrl + path,
      publishedAt: timeInZone(item.publishedAt, zone),
      updatedAt: timeInZone(item.changedAt, zone),
    };
  });
  return {
    id,
    title: newsTexts[language].feed({ name: state.name }),
    author: state.details.organiser ?? state.name,
    language,
    homeUrl: `${baseUrl}/c/${encodeURIComponent(state.competition)}`,
    updatedAt: timeInZone(items[0]?.changedAt ?? createdAt, zone),
    entries,
  };
};

/**
 * Formats a moment (ISO 8601) as RFC 3339 in a time zone, to the second:
 * `2026-11-22T14:00:00+01:00`.
 */
const timeInZone = (iso: string, timeZone: string): string => {
  const moment = new Date(iso);
  const parts = dateFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    timeZoneName: "longOffset",
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? "";
  const offset = part("timeZoneName").replace("GMT", "");
  const day = `${part("year")}-${part("month")}-${part("day")}`;
  const time = `${part("hour")}:${part("minute")}:${part("second")}`;
  return `${day}T${time}${offset === "" ? "Z" : offset.slice(0, 6)}`;
};
