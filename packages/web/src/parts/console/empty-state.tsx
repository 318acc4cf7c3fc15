import type { ComponentChildren, VNode } from "preact";
import type { PlaceId } from "../../shell/layout/places.ts";
import { usePage } from "../../shell/page-context.ts";

interface EmptyStateProps {
  /** The place of the one next act; no link for viewers who may not go there. */
  readonly leadsTo: PlaceId;
  /** What the page will show. */
  readonly children: ComponentChildren;
}

/** A page without contents yet: what it will show, and where that begins. */
export const EmptyState = ({ leadsTo, children }: EmptyStateProps): VNode => {
  const { competition } = usePage();
  const link = competition?.navigation.find(({ place }) => place === leadsTo);
  return (
    <div class="empty">
      <p>{children}</p>
      {link !== undefined && (
        <a class="button primary" href={link.href}>
          {link.name}{" "}
          {link.key !== undefined && <kbd>{link.alt === true ? `Alt+${link.key}` : link.key}</kbd>}
        </a>
      )}
    </div>
  );
};
