import { dayTexts } from "@losfee/messages/tournament-console-day";
import type { VNode } from "preact";
import { LinkLines } from "../../../../parts/console/link-lines.tsx";
import { Rehearsal } from "../../../../parts/console/rehearsal.tsx";
import { ReportLacks } from "../../../../parts/console/report-lacks.tsx";
import { OnlyHereUnlessShown } from "../../../../parts/console/show-to-hall.tsx";
import { Section } from "../../../../parts/section.tsx";
import { competitionIdOf, type PageProps } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { competitionPath, screenPath, screensPath } from "../../../../shell/paths.ts";
import { Delete, Rename } from "./name-dialogs.tsx";
import type { DayModel } from "./page.ts";

/** Paper, pages for everyone, files; what cannot be undone is folded away. */
export const Links = ({ model }: PageProps<DayModel>): VNode => {
  const page = usePage();
  const t = dayTexts[page.language];
  const id = competitionIdOf(page);
  const open = competitionPath(id);
  return (
    <div class="day-links">
      <Section id="print" title={t.print}>
        <LinkLines links={model.printLinks} />
      </Section>
      <Section id="for-all" title={t.forAll}>
        <LinkLines
          links={[
            { text: t.publicPages, href: open },
            ...model.publicLinks,
            { text: t.screen, href: screenPath(id) },
            { text: t.screens, href: screensPath(id) },
            { text: t.share, href: `${competitionPath(id, "console")}/sharing` },
            { text: t.lots, href: `${open}/lots`, note: model.lots },
          ]}
        />
        <OnlyHereUnlessShown />
      </Section>
      <Section id="files" title={t.files}>
        <LinkLines links={model.files} />
        {model.report !== null && (
          <>
            <LinkLines links={[model.report.file]} />
            <ReportLacks lines={model.report.lacks} />
          </>
        )}
        <details class="day-rare">
          <summary>{t.rare}</summary>
          <div class="cluster">
            <Rename model={model} />
            <Rehearsal />
            {page.competition?.rehearsal == null && <Delete model={model} />}
          </div>
        </details>
      </Section>
    </div>
  );
};
