import { formatMoment } from "@losfee/contract";
import { paperTexts } from "@losfee/messages/tournament-public-match-papers";
import type { ComponentChildren, VNode } from "preact";
import { useLanguage } from "../../../../shell/page-context.ts";
import { papersOfRound } from "../../parts/papers-of-round.ts";
import { PrintedPage } from "../printed-page.tsx";
import type { MatchPapersModel } from "./page.ts";

/** A paper of a round, with links to the others on the screen. */
export const Papers = ({
  class: className,
  title,
  model,
  children,
}: {
  readonly class: string;
  readonly title: string;
  readonly model: MatchPapersModel;
  readonly children: ComponentChildren;
}): VNode => {
  const language = useLanguage();
  return (
    <>
      <nav class="no-print cluster" aria-label={paperTexts[language].papers}>
        {papersOfRound(model.competition, model.round, language).map(({ text, href }) => (
          <a key={href} href={href}>
            {text}
          </a>
        ))}
      </nav>
      <PrintedPage
        class={className}
        title={paperTexts[language].titled({ paper: title, round: model.round })}
      >
        {children}
      </PrintedPage>
    </>
  );
};

/** The event, the round and its start, and a number on the right for finding it. */
export const PaperHead = ({
  model,
  when,
  children,
}: {
  readonly model: MatchPapersModel;
  /** Time of a match that is not played with its round. */
  readonly when?: string | undefined;
  readonly children?: ComponentChildren;
}): VNode => {
  const language = useLanguage();
  const begins = when ?? (model.begins === null ? undefined : formatMoment(model.begins, language));
  return (
    <header>
      <span>
        <b>{model.name}</b>
        <br />
        {paperTexts[language].round({ round: model.round, planned: model.planned })}
        {begins !== undefined && ` · ${begins}`}
      </span>
      <span class="paper-number">{children}</span>
    </header>
  );
};
