import { formatList, labelled } from "@losfee/contract";
import { arbiterReportTexts } from "@losfee/messages/home-arbiter-report";
import { logTexts } from "@losfee/messages/parts-arbiter-log";
import type { VNode } from "preact";
import type { LogLine } from "../../parts/arbiter-log/log-lines.ts";
import { EventFacts } from "../../parts/event/event-facts.tsx";
import { PrintHint } from "../../parts/print-hint.tsx";
import type { PageProps } from "../../shell/page.ts";
import { useLanguage } from "../../shell/page-context.ts";
import type { ArbiterReportModel } from "./page.ts";

/** The arbiter's report: event, incidents by round, appeals and decisions, signatures. */
export const ArbiterReportView = ({ model }: PageProps<ArbiterReportModel>): VNode => {
  const language = useLanguage();
  const t = arbiterReportTexts[language];
  return (
    <article class="arbiter-report stack">
      <PrintHint />
      <header>
        <h1>{t.title}</h1>
        <p class="report-event">{model.name}</p>
        <EventFacts facts={model.facts} />
      </header>
      <section class="stack">
        <h2>{t.entries}</h2>
        {model.parts.length === 0 && <p>{t.noEntries}</p>}
        {model.parts.map(({ label, lines }) => (
          <section key={label} class="stack">
            <h3>{label === "" ? t.general : label}</h3>
            <Lines lines={lines} />
          </section>
        ))}
      </section>
      <section class="stack">
        <h2>{t.appeals}</h2>
        {model.appeals.length === 0 ? <p>{t.noAppeals}</p> : <Lines lines={model.appeals} />}
      </section>
      {model.struck.length > 0 && (
        <p class="note">
          {t.struck({
            numbers: formatList(
              model.struck.map((number) => `#${number}`),
              language,
            ),
          })}
        </p>
      )}
      {model.madeAt !== "" && <p class="note">{t.madeAt({ time: model.madeAt })}</p>}
      <section class="report-signatures keep" aria-label={t.signatures}>
        {[t.place, t.director, ...(model.withCommittee ? [t.committee] : [])].map((label) => (
          <p key={label}>{label}</p>
        ))}
      </section>
    </article>
  );
};

interface LinesProps {
  readonly lines: readonly LogLine[];
}

const Lines = ({ lines }: LinesProps): VNode => (
  <ol class="report-lines plain">
    {lines.map((line) => (
      <li key={line.number} class="keep">
        <Line line={line} />
      </li>
    ))}
  </ol>
);

const Line = ({ line }: { readonly line: LogLine }): VNode => {
  const language = useLanguage();
  const t = arbiterReportTexts[language];
  const words = logTexts[language];
  const { label, number, at, place, people, text, penalty, appeal, decision, act, kind } = line;
  const who =
    people.length === 0
      ? ""
      : labelled(
          words.people[kind === "appeal" ? "appeal" : "other"],
          formatList(people, language),
          language,
        );
  return (
    <>
      <p>
        <b>{label}</b> #{number} · {at}
        {place !== "" && ` · ${place}`}
      </p>
      {(who !== "" || penalty !== "") && (
        <p>{[who, penalty].filter((part) => part !== "").join(" · ")}</p>
      )}
      {appeal !== null && appeal.against !== "" && (
        <p>{labelled(words.against, appeal.against, language)}</p>
      )}
      <p class="report-text">{text === "" ? words.erased : text}</p>
      {act !== null && <p class="note">{t.event({ seq: act })}</p>}
      {appeal !== null && (
        <>
          <p>{labelled(words.deadline, appeal.deadline, language)}</p>
          <p>
            <b>{labelled(words.decision, decision?.label ?? words.open, language)}</b>
            {decision !== null && ` · ${decision.at}`}
          </p>
          {decision !== null && <p class="report-text">{decision.text}</p>}
          {decision !== null && decision.act !== null && (
            <p class="note">{t.event({ seq: decision.act })}</p>
          )}
        </>
      )}
    </>
  );
};
