import type { VNode } from "preact";

/** The event's description: HTML made from Markdown, only on the server. */
export const EventText = ({ html }: { readonly html: string }): VNode | null =>
  html === "" ? null : <div class="event-text" dangerouslySetInnerHTML={{ __html: html }} />;
