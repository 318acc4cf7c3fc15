import type { VNode } from "preact";

/** A link to another page, or to a file. */
export interface LinkLine {
  readonly text: string;
  readonly href: string;
  /** Name of the file. */
  readonly download?: string;
  /** Next to the link: a time, a checksum. */
  readonly note?: string;
}

/** Links of an overview, one per line, with notes at the end of the line. */
export const LinkLines = ({ links }: { readonly links: readonly LinkLine[] }): VNode => (
  <ul class="day-link-list">
    {links.map(({ text, href, download, note }) => (
      <li key={href}>
        <a href={href} download={download}>
          {text}
        </a>
        {note !== undefined && <span class="note">{note}</span>}
      </li>
    ))}
  </ul>
);
