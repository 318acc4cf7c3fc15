import type { VNode } from "preact";
import type { PlaceLink } from "../page.ts";

interface PlaceLinksProps {
  readonly links: readonly PlaceLink[];
}

/** Links of a competition's navigation with their keys. */
export const PlaceLinks = ({ links }: PlaceLinksProps): VNode => (
  <>
    {links.some(({ alt }) => alt) && <kbd>Alt+</kbd>}
    {links.map(({ key, alt, href, name, isCurrent }) => (
      <a key={href} href={href} aria-current={isCurrent ? "page" : undefined}>
        {key !== undefined && <kbd title={alt && `Alt+${key}`}>{key}</kbd>}
        {name}
      </a>
    ))}
  </>
);
