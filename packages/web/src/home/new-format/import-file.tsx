import { type Answer, isOffline, type Problem } from "@losfee/contract";
import type { AnswerOf, CodedMessage } from "@losfee/contract/api";
import { newTexts } from "@losfee/messages/home-new-format";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useInitialFocus } from "../../parts/console/use-initial-focus.ts";
import { api } from "../../shell/client/api.ts";
import { browserZone } from "../../shell/client/browser-zone.ts";
import { useConsole } from "../../shell/client/context.ts";
import { leadTo } from "../../shell/client/document-base.ts";
import { useTexts } from "../../shell/page-context.ts";
import { competitionPath } from "../../shell/paths.ts";
import type { HomeFields } from "../parts/use-home.tsx";

/** The server's reading of a report. */
type TrfReport = AnswerOf<"POST /competitions/import/trf/read">;

/** Larger files are not reports. */
const LIMIT = 8 * 1024 * 1024;

interface ImportFileProps {
  readonly home: HomeFields;
  readonly chooser: VNode | null;
  /** True once the home of the new competition is known. */
  readonly isReady: boolean;
}

/**
 * Takes a file that is chosen, or dropped anywhere on the page. A competition file becomes a competition
 * at once, a TRF report after a preview.
 */
export const ImportFile = ({ home, chooser, isReady }: ImportFileProps): VNode => {
  const t = useTexts(newTexts);
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
  const open = (stored: { readonly id: string } | null): void => {
    if (stored !== null) leadTo(competitionPath(stored.id, "console"));
  };
  const look = async (chosen: File | undefined): Promise<void> => {
    setReport(null);
    setProblems([]);
    setFile(chosen ?? null);
    if (chosen === undefined) return;
    if (await isCompetitionFile(chosen)) {
      const body = new Blob([await chosen.text()], { type: "application/json" });
      return open(await ask(() => api("POST /competitions/import", { query: home, body })));
    }
    if (chosen.size > LIMIT) return setProblems([t.tooLarge]);
    const query = { timeZone: browserZone() };
    setReport(
      await ask(() => api("POST /competitions/import/trf/read", { query, ...fileCall(chosen) })),
    );
  };
  const take = async (): Promise<void> => {
    if (file === null) return;
    const query = { timeZone: browserZone(), ...home };
    open(await ask(() => api("POST /competitions/import/trf", { query, ...fileCall(file) })));
  };
  useDroppedFile((dropped) => void look(dropped));
  return (
    <div class="import-drop">
      <b>{t.file}</b>
      <span class="note">{t.fileHint}</span>
      {chooser}
      <input
        type="file"
        aria-label={t.choose}
        accept=".json,.trf,.trfx,.txt,application/json,text/plain"
        disabled={!isReady}
        onChange={(event) => void look(event.currentTarget.files?.[0])}
      />
      {problems.length > 0 && (
        <div class="message bad" role="alert">
          <p>{t.refused}</p>
          <Messages texts={problems} />
        </div>
      )}
      {report !== null && <Preview report={report} onTake={() => void take()} />}
    </div>
  );
};

/** True if the file begins as Losfee's own files do. */
const isCompetitionFile = async (file: File): Promise<boolean> =>
  (await file.slice(0, 64).text()).trimStart().startsWith("{");

/** Calls `take` with a file that is dropped anywhere on the page. */
const useDroppedFile = (take: (file: File | undefined) => void): void => {
  useEffect(() => {
    const over = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      take(event.dataTransfer?.files[0]);
    };
    document.addEventListener("dragover", over);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("drop", drop);
    };
  });
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
  const t = useTexts(newTexts);
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
          <summary>{t.oddities({ count: report.problems.length })}</summary>
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
          {t.take}
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
