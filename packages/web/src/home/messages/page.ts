import { type MessageKind, messageKindsOf } from "@losfee/contract";
import { messagesTexts } from "@losfee/messages/home";
import { spokenTo } from "../../shell/page.ts";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { PageKind } from "../../shell/page-kind.ts";
import type { OwnChannels, PageRequest } from "../../shell/page-request.ts";
import { leadsElsewhere } from "../../shell/paths.ts";

/** A person's message channels and the possible topics. */
export interface MessagesModel extends OwnChannels {
  readonly competition: string;
  /** Topics of messages in a competition of this kind. */
  readonly kinds: readonly MessageKind[];
  /** True if the page allows push messages: served encrypted, or from localhost. */
  readonly isSecure: boolean;
  /** True if the letters required by the rules come by mail anyway. */
  readonly hasLetters: boolean;
}

/** Returns the channels of the holder of a personal link; null for others. */
const buildMessages = ({
  state,
  channels,
  baseUrl,
}: PageRequest<PageKind, "channels">): MessagesModel | null =>
  state === null || channels === undefined
    ? null
    : {
        competition: state.competition,
        kinds: messageKindsOf(state.kind),
        isSecure: !baseUrl.startsWith("http:") || !leadsElsewhere(baseUrl),
        hasLetters: state.kind === "ladder",
        ...channels,
      };

/** A person's message settings and channels; opened only by a personal link. */
export const messagesPage: PageDefinition<MessagesModel, "channels"> = {
  id: "messages",
  path: "/c/:competition/me/messages",
  access: "player",
  layout: "public",
  script: "messages",
  asks: ["channels"],
  installable: true,
  build: buildMessages,
  title: (_model, page) => spokenTo(messagesTexts, page).title,
};
