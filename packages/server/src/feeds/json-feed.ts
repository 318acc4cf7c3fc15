import type { Feed } from "./feed.ts";

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
