import type { VNode } from "preact";
import type { PageFrame } from "../page.ts";

/** The links of a competition's navigation, each with its key where it has one. */
export const PlaceLinks = ({ competition }: Pick<PageFrame, "competition">): VNode => (
  <>
    {competition?.navigation.map(({ key, href, name, isCurrent }) => (
      <a key={href} href={href} aria-current={isCurrent ? "page" : undefined}>
        {key !== undefined && <kbd>{key}</kbd>}
        {name}
      </a>
    ))}
  </>
);
