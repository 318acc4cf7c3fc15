import { type Answer, isOffline, type Problem } from "@losfee/contract";
import type { AnswerOf, CodedMessage } from "@losfee/contract/api";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useInitialFocus } from "../../parts/console/use-initial-focus.ts";
import { Section } from "../../parts/section.tsx";
import { api } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import type { PageFrame } from "../../shell/page.ts";
import { competitionPath } from "../../shell/paths.ts";
import { competitionsTexts } from "./texts.ts";

/** What the server makes of a file. */
type ReadTrf = AnswerOf<"POST /competitions/import/trf/read">;

/** Larger files are not reports. */
const LIMIT = 8 * 1024 * 1024;

/** A running competition from a TRF file: looked at first, then taken over. */
export const ImportTrf = ({ page }: { readonly page: PageFrame }): VNode => {
  const t = competitionsTexts[page.language];
  const { during } = useConsole();
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<ReadTrf | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);

  /** What came of sending the file; null where nothing did, which has been said. */
  const ask = async <Value,>(send: () => Promise<Answer<Value>>): Promise<Value | null> => {
    const answer = await during(t.importing, send);
    if (answer.ok) return answer.value;
    setRefused(isOffline(answer.problem) ? [t.offline] : problemsOf(answer.problem));
    return null;
  };
  const look = async (chosen: File | undefined): Promise<void> => {
    setRead(null);
    setRefused([]);
    setFile(chosen ?? null);
    if (chosen === undefined) return;
    if (chosen.size > LIMIT) return setRefused([t.trfTooLarge]);
    setRead(await ask(() => api("POST /competitions/import/trf/read", fileCall(chosen))));
  };
  const take = async (): Promise<void> => {
    if (file === null) return;
    const stored = await ask(() => api("POST /competitions/import/trf", fileCall(file)));
    if (stored !== null) location.assign(competitionPath(stored.id, "console"));
  };
  return (
    <Section id="import-trf" title={t.importTrf} card>
      <label class="field">
        <span>{t.importTrfHint}</span>
        <input
          type="file"
          accept=".trf,.trfx,.txt,text/plain"
          onChange={(event) => void look(event.currentTarget.files?.[0])}
        />
      </label>
      {refused.length > 0 && (
        <div class="message bad" role="alert">
          <p>{t.trfRefused}</p>
          <Messages texts={refused} />
        </div>
      )}
      {read !== null && <Preview read={read} page={page} onTake={() => void take()} />}
    </Section>
  );
};

const fileCall = (body: Blob) => ({ body, headers: { "content-type": "text/plain" } });

/** Every problem that the server names, or the one sentence it says. */
const problemsOf = (problem: Problem): readonly string[] => {
  const { problems } = problem;
  const texts = Array.isArray(problems)
    ? problems.flatMap((one: Partial<CodedMessage>) => one.message ?? [])
    : [];
  return texts.length > 0 ? texts : [problem.detail];
};

const Preview = ({
  read,
  page,
  onTake,
}: {
  readonly read: ReadTrf;
  readonly page: PageFrame;
  readonly onTake: () => void;
}): VNode => {
  const t = competitionsTexts[page.language];
  const names = read.first.map(({ name, rating }) => (rating > 0 ? `${name} (${rating})` : name));
  return (
    <>
      <p>
        <b>{read.name}</b>
        <br />
        {t.summary(read.entries, read.rounds, read.plannedRounds)}
        <br />
        <span class="note">
          {names.join(", ")}
          {read.entries > names.length && " …"}
        </span>
      </p>
      {read.notes.length > 0 && <Messages texts={read.notes.map(({ message }) => message)} />}
      {read.problems.length > 0 && (
        <details>
          <summary>{t.trfProblems(read.problems.length)}</summary>
          <Messages texts={read.problems.map(({ message }) => message)} />
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

/** Longer lists tell nobody more: what comes first is mended first. */
const MOST = 20;

const Messages = ({ texts }: { readonly texts: readonly string[] }): VNode => (
  <ul class="differences">
    {texts.slice(0, MOST).map((text, index) => (
      <li key={index}>{text}</li>
    ))}
    {texts.length > MOST && <li>…</li>}
  </ul>
);
