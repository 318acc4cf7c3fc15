import type { VNode } from "preact";

/** The text about the event: HTML that was made of Markdown on the server and nowhere else. */
export const EventText = ({ html }: { readonly html: string }): VNode | null =>
  html === "" ? null : <div class="event-text" dangerouslySetInnerHTML={{ __html: html }} />;
