import { type Answer, isOffline, type Problem } from "@losfee/contract";
import type { AnswerOf, CodedMessage } from "@losfee/contract/api";
import { competitionsTexts } from "@losfee/messages/home-competitions";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useInitialFocus } from "../../parts/console/use-initial-focus.ts";
import { Section } from "../../parts/section.tsx";
import { api } from "../../shell/client/api.ts";
import { browserZone } from "../../shell/client/browser-zone.ts";
import { useConsole } from "../../shell/client/context.ts";
import { leadTo } from "../../shell/client/document-base.ts";
import { useTexts } from "../../shell/page-context.ts";
import { competitionPath } from "../../shell/paths.ts";
import type { HomeFields } from "./use-home.tsx";

/** The server's reading of a file. */
type TrfReport = AnswerOf<"POST /competitions/import/trf/read">;

/** Larger files are not reports. */
const LIMIT = 8 * 1024 * 1024;

/** Imports a running competition from a TRF file: first a preview, then the import. */
export const ImportTrf = ({ home }: { readonly home: HomeFields }): VNode => {
  const t = useTexts(competitionsTexts);
  const { during } = useConsole();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<TrfReport | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);

  /** Returns the server's answer; null, with a message, on failure. */
  const ask = async <Value,>(send: () => Promise<Answer<Value>>): Promise<Value | null> => {
    const answer = await during(t.importing, send);
    if (answer.ok) return answer.value;
    setProblems(isOffline(answer.problem) ? [t.offline] : problemsOf(answer.problem));
    return null;
  };
  const look = async (chosen: File | undefined): Promise<void> => {
    setReport(null);
    setProblems([]);
    setFile(chosen ?? null);
    if (chosen === undefined) return;
    if (chosen.size > LIMIT) return setProblems([t.trfTooLarge]);
    const query = { timeZone: browserZone() };
    setReport(
      await ask(() => api("POST /competitions/import/trf/read", { query, ...fileCall(chosen) })),
    );
  };
  const take = async (): Promise<void> => {
    if (file === null) return;
    const query = { timeZone: browserZone(), ...home };
    const stored = await ask(() =>
      api("POST /competitions/import/trf", { query, ...fileCall(file) }),
    );
    if (stored !== null) leadTo(competitionPath(stored.id, "console"));
  };
  return (
    <Section id="import-trf" title={t.importTrf}>
      <label class="field">
        <span>{t.importTrfHint}</span>
        <input
          type="file"
          accept=".trf,.trfx,.txt,text/plain"
          onChange={(event) => void look(event.currentTarget.files?.[0])}
        />
      </label>
      {problems.length > 0 && (
        <div class="message bad" role="alert">
          <p>{t.trfRefused}</p>
          <Messages texts={problems} />
        </div>
      )}
      {report !== null && <Preview report={report} onTake={() => void take()} />}
    </Section>
  );
};

const fileCall = (body: Blob) => ({ body, headers: { "content-type": "text/plain" } });

/** All problems in the server's answer, or its only sentence. */
const problemsOf = (problem: Problem): readonly string[] => {
  const { problems } = problem;
  const texts = Array.isArray(problems)
    ? problems.flatMap((one: Partial<CodedMessage>) => one.message ?? [])
    : [];
  return texts.length > 0 ? texts : [problem.detail];
};

const Preview = ({
  report,
  onTake,
}: {
  readonly report: TrfReport;
  readonly onTake: () => void;
}): VNode => {
  const t = useTexts(competitionsTexts);
  const names = report.first.map(({ name, rating }) => (rating > 0 ? `${name} (${rating})` : name));
  return (
    <>
      <p>
        <b>{report.name}</b>
        <br />
        {t.summary({
          entries: report.entries,
          rounds: report.rounds,
          planned: report.plannedRounds,
        })}
        <br />
        {t.zone}: {browserZone()}
        <br />
        <span class="note">
          {names.join(", ")}
          {report.entries > names.length && " …"}
        </span>
      </p>
      {report.notes.length > 0 && <Messages texts={report.notes.map(({ message }) => message)} />}
      {report.problems.length > 0 && (
        <details>
          <summary>{t.trfProblems({ count: report.problems.length })}</summary>
          <Messages texts={report.problems.map(({ message }) => message)} />
        </details>
      )}
      <div>
        <button
          type="button"
          class="primary"
          ref={useInitialFocus<HTMLButtonElement>(true)}
          onClick={onTake}
        >
          {t.trfTake}
        </button>
      </div>
    </>
  );
};

/** Limit of listed problems: the first ones are fixed first. */
const MOST = 20;

const Messages = ({ texts }: { readonly texts: readonly string[] }): VNode => (
  <ul class="differences">
    {texts.slice(0, MOST).map((text, index) => (
      <li key={index}>{text}</li>
    ))}
    {texts.length > MOST && <li>…</li>}
  </ul>
);
