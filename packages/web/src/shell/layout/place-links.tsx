import type { VNode } from "preact";
import type { PageFrame } from "../page.ts";

/** The links of a competition's navigation, each with its key where it has one. */
export const PlaceLinks = ({ competition }: Pick<PageFrame, "competition">): VNode => (
  <>
    {competition?.navigation.some(({ alt }) => alt) === true && <kbd>Alt+</kbd>}
    {competition?.navigation.map(({ key, alt, href, name, isCurrent }) => (
      <a key={href} href={href} aria-current={isCurrent ? "page" : undefined}>
        {key !== undefined && <kbd title={alt && `Alt+${key}`}>{key}</kbd>}
        {name}
      </a>
    ))}
  </>
);
