import { eventLine, WEBHOOK_TOPICS, type WebhookTopic } from "@losfee/contract";
import { sharingTexts } from "@losfee/messages/home-sharing";
import type { PageDefinition } from "../../shell/page-definition.ts";
import { type PageKind, pageKindOf } from "../../shell/page-kind.ts";
import type { PageRequest } from "../../shell/page-request.ts";
import { competitionPath } from "../../shell/paths.ts";

/** A page that other websites can embed. */
export interface EmbeddablePage {
  readonly name: "leaders" | "standings" | "pairings" | "tables" | "pyramid";
  /** Absolute, for a frame's `src`. */
  readonly url: string;
}

/** Addresses of a competition for sharing. */
export interface SharingModel {
  /** Address of the public pages. */
  readonly home: string;
  /** An invitation to them, ready to be sent. */
  readonly text: string;
  readonly feeds: readonly { readonly name: "atom" | "json"; readonly url: string }[];
  /** Calendar of the schedule. */
  readonly calendar: string;
  readonly embeds: readonly EmbeddablePage[];
  /** Topics of messages in a competition of this kind. */
  readonly topics: readonly WebhookTopic[];
}

/** Returns the addresses of a competition for feed readers, calendars and other websites. */
const buildSharing = ({
  state,
  query,
  language,
  baseUrl,
}: PageRequest<PageKind>): SharingModel | null => {
  if (state === null) return null;
  const home = baseUrl + competitionPath(state.competition);
  const of = (name: EmbeddablePage["name"], path: string): EmbeddablePage => ({
    name,
    url: `${home}${path}?embed&lang=${language}`,
  });
  const kind = pageKindOf(state, query);
  const t = sharingTexts[language];
  const own =
    kind === "ladder"
      ? [of("pyramid", "")]
      : [kind === "tables" ? of("tables", "/tables") : of("pairings", "/pairings")];
  return {
    home,
    text: t.text({
      name: state.name,
      event: eventLine(state.details, language) || null,
      kind: state.kind,
      url: home,
    }),
    feeds: [
      { name: "atom", url: `${home}/feed.atom?lang=${language}` },
      { name: "json", url: `${home}/feed.json?lang=${language}` },
    ],
    calendar: `${home}/calendar.ics?lang=${language}`,
    embeds: [of("leaders", "/leaders"), of("standings", "/standings"), ...own],
    topics: WEBHOOK_TOPICS.filter(
      (topic) =>
        topic === "announcements" ||
        topic === "final" ||
        (topic === "pyramid") === (kind === "ladder"),
    ),
  };
};

/** Outgoing data of a competition: feeds, embeds, messages to programs. */
export const sharingPage: PageDefinition<SharingModel> = {
  id: "console-sharing",
  path: "/console/:competition/sharing",
  access: "director",
  layout: "console",
  place: "sharing",
  script: "view",
  typing: true,
  build: buildSharing,
  title: (_model, page) => sharingTexts[page.language].title,
};
