import { type Problem as ApiProblem, isOffline } from "@losfee/contract";
import type { AnswerOf } from "@losfee/contract/api";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { consoleTexts } from "../../../../parts/console/texts.ts";
import { useInitialFocus } from "../../../../parts/console/use-initial-focus.ts";
import { Form } from "../../../../parts/form.tsx";
import { Problem } from "../../../../parts/problem.tsx";
import { api } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { clientTexts } from "../../../../shell/client/texts.ts";
import { competitionIdOf, type PageFrame } from "../../../../shell/page.ts";
import { entriesTexts } from "./texts.ts";

/** What the server makes of a list. */
type ReadEntries = AnswerOf<"POST /competitions/:id/entries/read">;

interface PasteListProps {
  readonly page: PageFrame;
  readonly onClose: () => void;
}

/** A list pasted or read from a file: looked at first, then added, all or none. */
export const PasteList = ({ page, onClose }: PasteListProps): VNode => {
  const t = entriesTexts[page.language];
  const { send, during, say } = useConsole();
  const [text, setText] = useState("");
  const [read, setRead] = useState<ReadEntries | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const explain = (what: ApiProblem): void => {
    const offline = isOffline(what);
    const [line, column] = [Number(what["line"] ?? 0), Number(what["column"] ?? 0)];
    const placed = line > 0 && !/\d/.test(what.detail);
    const detail = offline ? clientTexts[page.language].offline : what.detail;
    setProblem(placed ? t.place(line, column) + detail : detail);
  };
  const preview = async (body: string | Blob): Promise<void> => {
    setProblem(null);
    setRead(null);
    const answer = await during(t.reading, () =>
      api("POST /competitions/:id/entries/read", {
        params: { id: competitionIdOf(page) },
        body,
        headers: { "content-type": "text/csv" },
      }),
    );
    if (!answer.ok) return explain(answer.problem);
    setRead(answer.value);
  };
  const addAll = async (): Promise<void> => {
    const entries = read?.entries ?? [];
    const answer = await send(
      { type: "add-entries", entries },
      { progress: t.adding, silent: true },
    );
    if (!answer.ok) return explain(answer.problem);
    say("done", t.addedAll(entries.length));
    onClose();
    document.getElementById("who")?.focus();
  };
  return (
    <Form class="section stack paste-list" onSubmit={() => preview(text)}>
      <h2>{t.pasteTitle}</h2>
      <p class="note">{t.pasteHint}</p>
      <label class="field">
        <span>{t.pasteArea}</span>
        <textarea
          ref={useInitialFocus<HTMLTextAreaElement>(true)}
          rows={8}
          value={text}
          spellcheck={false}
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && event.ctrlKey) void preview(text);
          }}
        />
      </label>
      <div class="cluster">
        <button type="submit" class={read === null ? "primary" : ""} disabled={text.trim() === ""}>
          {t.read} <kbd>{consoleTexts[page.language].ctrlEnter}</kbd>
        </button>
        <label class="field">
          <span>{t.file}</span>
          <input
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file !== undefined) void preview(file.slice(0, file.size, "text/csv"));
            }}
          />
        </label>
        <button type="button" onClick={onClose}>
          {t.cancel}
        </button>
      </div>
      <Problem>{problem}</Problem>
      {read !== null && <Preview read={read} page={page} onAdd={() => void addAll()} />}
    </Form>
  );
};

/** Details that only some lists have. */
const FURTHER = ["title", "fideId", "sex", "birth"] as const;

const Preview = ({
  read,
  page,
  onAdd,
}: {
  readonly read: ReadEntries;
  readonly page: PageFrame;
  readonly onAdd: () => void;
}): VNode => {
  const t = entriesTexts[page.language];
  const further = FURTHER.filter((key) => read.entries.some((entry) => entry[key]));
  return (
    <section class="stack" aria-label={t.preview(read.entries.length)}>
      <div class="cluster">
        <h3>{t.preview(read.entries.length)}</h3>
        <button
          ref={useInitialFocus<HTMLButtonElement>(true)}
          type="button"
          class="primary"
          onClick={onAdd}
        >
          {t.addAll(read.entries.length)}
        </button>
      </div>
      {read.warnings.map(({ message }, index) => (
        <p key={`${index}-${message}`} class="message warn">
          {message}
        </p>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs a way in for keys */}
      <div class="scroller preview" tabIndex={0}>
        <table class="wide">
          <thead>
            <tr>
              <th scope="col">{t.name}</th>
              <th scope="col" class="number">
                {t.rating}
              </th>
              <th scope="col">{t.club}</th>
              <th scope="col">{t.nation}</th>
              <th scope="col">{t.class}</th>
              {further.map((key) => (
                <th key={key} scope="col">
                  {key === "title" ? t.personTitle : t[key]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {read.entries.map((entry, index) => (
              <tr key={index}>
                <th scope="row">{entry.name}</th>
                <td class="number">{entry.rating || "–"}</td>
                <td>{entry.club}</td>
                <td>{entry.nation}</td>
                <td>{entry.class}</td>
                {further.map((key) => (
                  <td key={key}>{entry[key]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
