import { formatMoment } from "@losfee/contract";
import { paperTexts } from "@losfee/messages/tournament-public-match-papers";
import type { ComponentChildren, VNode } from "preact";
import type { PageFrame } from "../../../../shell/page.ts";
import { PrintedPage } from "../printed-page.tsx";
import type { MatchPapersModel } from "./model.ts";
import { papersOfRound } from "./papers-of-round.ts";

/** A paper of a round, with links to the others on the screen. */
export const Papers = ({
  class: className,
  title,
  model,
  page,
  children,
}: {
  readonly class: string;
  readonly title: string;
  readonly model: MatchPapersModel;
  readonly page: PageFrame;
  readonly children: ComponentChildren;
}): VNode => (
  <>
    <nav class="no-print cluster" aria-label={paperTexts[page.language].papers}>
      {papersOfRound(model.competition, model.round, page.language).map(({ text, href }) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
    </nav>
    <PrintedPage
      class={className}
      title={paperTexts[page.language].titled({ paper: title, round: model.round })}
      language={page.language}
    >
      {children}
    </PrintedPage>
  </>
);

/** The event, the round and its start, and a number on the right for finding it. */
export const PaperHead = ({
  model,
  page,
  when,
  children,
}: {
  readonly model: MatchPapersModel;
  readonly page: PageFrame;
  /** Time of a match that is not played with its round. */
  readonly when?: string | undefined;
  readonly children?: ComponentChildren;
}): VNode => {
  const begins =
    when ?? (model.begins === null ? undefined : formatMoment(model.begins, page.language));
  return (
    <header>
      <span>
        <b>{model.name}</b>
        <br />
        {paperTexts[page.language].round({ round: model.round, planned: model.planned })}
        {begins !== undefined && ` · ${begins}`}
      </span>
      <span class="paper-number">{children}</span>
    </header>
  );
};
