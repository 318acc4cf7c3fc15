import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useInitialFocus } from "../../parts/console/use-initial-focus.ts";
import { isOffline, newKey, type Problem, request } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import type { PageFrame } from "../../shell/page.ts";
import { competitionPath } from "../../shell/paths.ts";
import { competitionsTexts } from "./texts.ts";

interface FileNote {
  readonly message: string;
}

/** What `POST competitions/import/trf/read` makes of a file. */
interface ReadTrf {
  readonly name: string;
  readonly entries: number;
  readonly rounds: number;
  readonly plannedRounds: number;
  readonly first: readonly { readonly name: string; readonly rating: number }[];
  readonly notes: readonly FileNote[];
  readonly problems: readonly FileNote[];
}

/** Larger files are not reports. */
const LIMIT = 8 * 1024 * 1024;

/** A running competition from a TRF file: looked at first, then taken over. */
export const ImportTrf = ({ page }: { readonly page: PageFrame }): VNode => {
  const t = competitionsTexts[page.language];
  const { during } = useConsole();
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<ReadTrf | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);

  const ask = async <Answer,>(path: string, body: Blob): Promise<Answer | null> => {
    const headers = { "content-type": "text/plain", "idempotency-key": newKey() };
    const answer = await during(t.importing, () =>
      request<Answer>(`/api/v1/competitions/import/trf${path}`, { method: "POST", body, headers }),
    );
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
    setRead(await ask<ReadTrf>("/read", chosen));
  };
  const take = async (): Promise<void> => {
    if (file === null) return;
    const stored = await ask<{ readonly id: string }>("", file);
    if (stored !== null) location.assign(competitionPath(stored.id, "console"));
  };
  return (
    <section class="card stack" aria-labelledby="import-trf">
      <h2 id="import-trf">{t.importTrf}</h2>
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
    </section>
  );
};

/** Every problem that the server names, or the one sentence it says. */
const problemsOf = (problem: Problem): readonly string[] => {
  const { problems } = problem;
  const texts = Array.isArray(problems)
    ? problems.flatMap((one: Partial<FileNote>) => one.message ?? [])
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
