import { messagesTexts } from "@losfee/messages/home";
import { spokenTo } from "../../shell/page.ts";
import type { PageDefinition } from "../../shell/page-definition.ts";
import { buildMessages, type MessagesModel } from "./model.ts";
import { MessagesView } from "./view.tsx";

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
  view: MessagesView,
};
