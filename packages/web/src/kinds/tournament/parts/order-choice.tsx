import type { VNode } from "preact";
import { withQuery } from "../../../shell/page.ts";
import { usePage } from "../../../shell/page-context.ts";

/** Choice between the order by place and the order by name: `?by=name`. */
export const OrderChoice = ({
  label,
  byName,
  texts,
}: {
  readonly label: string;
  readonly byName: boolean;
  /** Labels of the order by place and of the order by name. */
  readonly texts: readonly [string, string];
}): VNode => {
  const page = usePage();
  return (
    <nav class="choice no-print" aria-label={label}>
      {texts.map((text, index) => {
        const leadsByName = index === 1;
        return (
          <a
            key={text}
            href={withQuery(page.url, "by", leadsByName ? "name" : null)}
            aria-current={byName === leadsByName ? "true" : undefined}
          >
            {text}
          </a>
        );
      })}
    </nav>
  );
};
