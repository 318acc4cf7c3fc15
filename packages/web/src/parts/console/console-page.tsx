import { consoleTexts } from "@losfee/messages/parts-console";
import type { ComponentChildren, VNode } from "preact";
import { useShortcuts } from "../../shell/client/context.ts";
import { leadTo } from "../../shell/client/document-base.ts";
import { usePage } from "../../shell/page-context.ts";
import { PageHead } from "../page-head.tsx";
import { CautionQuestion } from "./caution-dialog.tsx";
import { DateDoubt } from "./date-doubt.tsx";

interface ConsolePageProps {
  /** Missing on pages that have their own. */
  readonly title?: string;
  /** Next to the title: figures, links. */
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A page of a competition's console: keyboard navigation, title, contents. */
export const ConsolePage = ({ title, aside, children }: ConsolePageProps): VNode => {
  const page = usePage();
  const t = consoleTexts[page.language];
  useShortcuts(
    (page.competition?.navigation ?? []).flatMap(({ key, alt, name, href }) =>
      key === undefined
        ? []
        : [{ key, alt: alt ?? ("also" as const), text: name, run: () => leadTo(href) }],
    ),
  );
  return (
    <>
      <noscript>
        <p class="message warn">{t.noScript}</p>
      </noscript>
      <DateDoubt />
      <CautionQuestion />
      {title !== undefined && <PageHead title={title}>{aside}</PageHead>}
      {children}
    </>
  );
};
