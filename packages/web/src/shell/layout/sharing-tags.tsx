import { localeOf } from "@losfee/contract";
import { layoutTexts } from "@losfee/messages/shell-layout";
import type { VNode } from "preact";
import { withQuery } from "../page.ts";
import { usePage } from "../page-context.ts";
import { competitionPath } from "../paths.ts";

/**
 * Previews of a link in messengers and social networks (Open Graph), and links for feed readers.
 * The picture's address changes with the competition, since previews are cached for long.
 */
export const SharingTags = ({
  heading,
}: {
  /** Title of the window. */
  readonly heading: string;
}): VNode | null => {
  const page = usePage();
  const { competition, language, url, baseUrl } = page;
  if (competition === null) return null;
  const t = layoutTexts[language];
  const plain = withQuery(url, "embed", null);
  const picture = withQuery(withQuery(plain, "preview", `${competition.seq}`), "lang", language);
  const feeds = `${competitionPath(competition.id)}/feed`;
  const tags: Readonly<Record<string, string>> = {
    "og:type": "website",
    "og:site_name": competition.name,
    "og:title": heading,
    "og:description": competition.event === "" ? competition.name : competition.event,
    "og:url": baseUrl + plain,
    "og:locale": localeOf(language).replace("-", "_"),
    "og:image": baseUrl + picture,
    "og:image:type": "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": heading,
  };
  return (
    <>
      {Object.entries(tags).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={heading} />
      <meta name="twitter:image" content={baseUrl + picture} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={t.feed}
        href={`${feeds}.atom?lang=${language}`}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={t.feed}
        href={`${feeds}.json?lang=${language}`}
      />
    </>
  );
};
