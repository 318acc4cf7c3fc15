import { addressTexts } from "@losfee/messages/parts";
import { sheetTexts } from "@losfee/messages/print";
import type { ComponentChildren, VNode } from "preact";
import { Mark } from "../../shell/mark.tsx";
import { usePage, useTexts } from "../../shell/page-context.ts";
import { addressCodePath, leadsElsewhere } from "../../shell/paths.ts";
import { PrintHint } from "../print-hint.tsx";
import { Fit } from "./fit.tsx";
import type { Paper } from "./paper.ts";

/** All sheets of a print; above them, on the screen only, how to print and what else there is. */
export const Sheets = ({
  title,
  paper,
  children,
}: {
  readonly title: string;
  readonly paper: Paper;
  readonly children: ComponentChildren;
}): VNode => {
  const t = useTexts(sheetTexts);
  const page = usePage();
  return (
    <>
      <div class="print-head no-print">
        <h1>{title}</h1>
        <PrintHint />
        <nav aria-label={t.others}>
          <ul>
            {paper.prints.map(({ text, href }) => (
              <li key={href}>
                <a href={href} aria-current={href === page.url ? "page" : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div class="sheets">{children}</div>
    </>
  );
};

/** The head of a sheet. */
export interface SheetHeadProps {
  /** What to look for on the sheet, such as its boards. */
  readonly stub: { readonly label: string; readonly text: string };
  /** Above the title; by default the event. */
  readonly event?: string;
  readonly title: string;
  /** Time and place; empty for none. */
  readonly lead?: string;
  /** Width of the title's room in millimetres, with the code's. */
  readonly mm?: number;
}

/** Width of the code's place. */
const CODE = 31;

/** A lot across the sheet: the stub, the title, and behind a second perforation the code. */
export const SheetHead = ({ stub, event, title, lead = "", mm = 150 }: SheetHeadProps): VNode => {
  const { baseUrl, competition } = usePage();
  const t = useTexts(addressTexts);
  const hasCode = competition !== null && leadsElsewhere(baseUrl);
  const room = hasCode ? mm - CODE : mm;
  const name = event ?? competition?.name ?? "";
  return (
    <header class={hasCode ? "sheet-head with-code" : "sheet-head"}>
      <p class="sheet-stub">
        <span>{stub.label}</span>
        <Fit text={stub.text} mm={27} most={34} least={12} cut="display" />
      </p>
      <div class="sheet-title">
        {name !== "" && <Fit text={name} mm={room} most={11} cut="bold" />}
        <h2>
          <Fit text={title} mm={room} most={24} least={14} cut="display" />
        </h2>
        {lead !== "" && <Fit text={lead} mm={room} most={14} least={10} />}
      </div>
      {hasCode && (
        <p class="sheet-code">
          <img src={addressCodePath(competition.id)} alt="" />
          <span>{t.onPhones}</span>
        </p>
      )}
    </header>
  );
};

/** A page with head and foot. */
export const Sheet = ({
  paper,
  at: [page, pages],
  note,
  isWide = false,
  children,
  ...head
}: SheetHeadProps & {
  readonly paper: Paper;
  /** Number of the page, and of all. */
  readonly at: readonly [number, number];
  /** One remark in the foot. */
  readonly note?: ComponentChildren;
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}): VNode => {
  const t = useTexts(sheetTexts);
  return (
    <section
      class={isWide ? "sheet wide-sheet" : "sheet"}
      aria-label={`${head.title} ${head.stub.text}`}
    >
      <SheetHead {...head} mm={isWide ? 237 : 150} />
      <div class="sheet-body">{children}</div>
      <footer class="sheet-foot">
        <Mark />
        <span>Losfee</span>
        {paper.printed !== "" && <span>{t.printed({ when: paper.printed })}</span>}
        <span class="sheet-note">{note}</span>
        <b>{t.page({ page, pages })}</b>
      </footer>
    </section>
  );
};

/** A sheet without margins that is cut into equal parts, `across` × `down`. */
export const CutSheet = ({
  kind,
  children,
}: {
  /** Class with the number of parts: `of-8`. */
  readonly kind: string;
  readonly children: ComponentChildren;
}): VNode => <div class={`sheet cut-sheet ${kind}`}>{children}</div>;

/** The address of the live page below its code; null if no other device could reach it. */
export const LiveCode = ({ class: className }: { readonly class?: string }): VNode | null => {
  const { baseUrl, competition } = usePage();
  if (competition === null || !leadsElsewhere(baseUrl)) return null;
  return <img class={className} src={addressCodePath(competition.id)} alt="" />;
};
