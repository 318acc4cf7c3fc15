import type { Language } from "@losfee/contract";
import { roundTexts } from "@losfee/messages/tournament-console-rounds";
import type { VNode } from "preact";
import type { CandidatesReasoning } from "./explained-round.ts";

/** Annex B's reasoning: first the effect on the pairs, then each player's status with reasons. */
export const CandidatesPanel = ({
  reasoning,
  language,
}: {
  readonly reasoning: CandidatesReasoning;
  readonly language: Language;
}): VNode => {
  const t = roundTexts[language];
  const { sure, candidates, out, conclusions } = reasoning;
  return (
    <section class="section stack candidates" aria-labelledby="candidates-title">
      <h2 id="candidates-title">{t.candidatesTitle}</h2>
      {conclusions.map((conclusion) => (
        <p key={conclusion} class="message good">
          {conclusion}
        </p>
      ))}
      <div class="grid">
        <Group title={t.sure} lines={sure} nobody={t.nobody} />
        <Group title={t.candidates} lines={candidates} nobody={t.nobody} />
      </div>
      <details>
        <summary>
          {t.out} ({out.length})
        </summary>
        <ul class="plain">
          {out.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </section>
  );
};

const Group = ({
  title,
  lines,
  nobody,
}: {
  readonly title: string;
  readonly lines: readonly string[];
  readonly nobody: string;
}): VNode => (
  <section>
    <h3>{title}</h3>
    {lines.length === 0 ? (
      <p class="note">{nobody}</p>
    ) : (
      <ul class="plain">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </section>
);
