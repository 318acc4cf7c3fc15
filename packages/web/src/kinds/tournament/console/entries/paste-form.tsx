import { type Problem as ApiProblem, isOffline } from "@losfee/contract";
import type { CommandInput } from "@losfee/core";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { focusInView } from "../../../../parts/console/focus-in-view.ts";
import { consoleTexts } from "../../../../parts/console/texts.ts";
import { useInitialFocus } from "../../../../parts/console/use-initial-focus.ts";
import { Form } from "../../../../parts/form.tsx";
import { Problem } from "../../../../parts/problem.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import { clientTexts } from "../../../../shell/client/texts.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import { entriesTexts } from "./texts.ts";

/** What the server makes of a list, or why it does not. */
type ReadAnswer<Read> =
  | { readonly ok: true; readonly value: Read }
  | { readonly ok: false; readonly problem: ApiProblem };

interface PasteFormProps<Read> {
  readonly page: PageFrame;
  readonly title?: string;
  readonly hint: string;
  readonly read: (list: string | Blob) => Promise<ReadAnswer<Read>>;
  /** What adds everything that was read. */
  readonly command: (read: Read) => CommandInput;
  /** Said when it is added. */
  readonly added: (read: Read) => string;
  readonly onClose: () => void;
  /** What was read, to be looked at. */
  readonly children: (read: Read, onAdd: () => void) => VNode;
}

/** A list pasted or read from a file: looked at first, then added, all or none. */
export const PasteForm = <Read,>({
  page,
  hint,
  title = entriesTexts[page.language].pasteTitle,
  read: readList,
  command,
  added,
  onClose,
  children,
}: PasteFormProps<Read>): VNode => {
  const t = entriesTexts[page.language];
  const { send, during } = useConsole();
  const [text, setText] = useState("");
  const [read, setRead] = useState<Read | null>(null);
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
    const answer = await during(t.reading, () => readList(body));
    if (!answer.ok) return explain(answer.problem);
    setRead(answer.value);
  };
  const addAll = async (): Promise<void> => {
    if (read === null) return;
    const options = { progress: t.adding, silent: true, done: added(read) };
    const answer = await send(command(read), options);
    if (!answer.ok) return explain(answer.problem);
    onClose();
    focusInView("who");
  };
  return (
    <Form class="section stack paste-list" onSubmit={() => preview(text)}>
      <h2>{title}</h2>
      <p class="note">{hint}</p>
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
      {read !== null && children(read, () => void addAll())}
    </Form>
  );
};
