import { xmlText } from "../messages/xml-text.ts";
import type { Feed, FeedEntry } from "./feed.ts";

/** Writes a feed as Atom (RFC 4287); `selfUrl` is its own address. */
export const atomOf = (feed: Feed, selfUrl: string): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    element("id", feed.id),
    element("title", feed.title),
    element("updated", feed.updatedAt),
    `<author>${element("name", feed.author)}</author>`,
    link("self", selfUrl, "application/atom+xml"),
    link("alternate", feed.homeUrl, "text/html"),
    element("generator", "Losfee"),
    ...feed.entries.map(entryOf),
    "</feed>",
    "",
  ].join("\n");

const entryOf = ({ id, title, text, url, publishedAt, updatedAt }: FeedEntry): string =>
  [
    "<entry>",
    element("id", id),
    element("title", title),
    element("published", publishedAt),
    element("updated", updatedAt),
    link("alternate", url, "text/html"),
    `<content type="html">${xmlText(htmlOf(text === "" ? title : text))}</content>`,
    "</entry>",
  ].join("\n");

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

const link = (rel: string, href: string, type: string): string =>
  `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>`;

/** Turns lines into HTML. */
const htmlOf = (text: string): string => text.split("\n").map(xmlText).join("<br/>\n");

/** Writes a feed as JSON Feed 1.1 (jsonfeed.org); `selfUrl` is its own address. */
export const jsonFeedOf = (feed: Feed, selfUrl: string): string =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: feed.homeUrl,
    feed_url: selfUrl,
    language: feed.language,
    authors: [{ name: feed.author }],
    items: feed.entries.map(({ id, title, text, url, publishedAt, updatedAt }) => ({
      id,
      url,
      title,
      content_text: text === "" ? title : text,
      date_published: publishedAt,
      date_modified: updatedAt,
      language: feed.language,
    })),
  });
