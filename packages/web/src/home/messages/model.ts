import { type MessageKind, messageKindsOf } from "@losfee/contract";
import type { OwnChannels, PageKind, PageRequest } from "../../shell/page.ts";
import { leadsElsewhere } from "../../shell/paths.ts";

/** By which ways somebody gets messages, and what there is to be told. */
export interface MessagesModel extends OwnChannels {
  readonly competition: string;
  /** What messages can be about at a competition of this kind. */
  readonly kinds: readonly MessageKind[];
  /** Whether the page has come in a way in which browsers show push messages: encrypted, or from the machine itself. */
  readonly isSecure: boolean;
  /** Whether the rules' own letters come by mail anyway. */
  readonly hasLetters: boolean;
}

/** The channels of whoever's personal link was followed; null for everybody else. */
export const buildMessages = ({
  state,
  channels,
  baseUrl,
}: PageRequest<PageKind>): MessagesModel | null =>
  state === null || channels === undefined
    ? null
    : {
        competition: state.competition,
        kinds: messageKindsOf(state.kind),
        isSecure: !baseUrl.startsWith("http:") || !leadsElsewhere(baseUrl),
        hasLetters: state.kind === "ladder",
        ...channels,
      };
