import { type Problem as ApiProblem, isOffline } from "@losfee/contract";
import type { CommandInput } from "@losfee/core";
import { consoleTexts } from "@losfee/messages/parts-console";
import { clientTexts } from "@losfee/messages/shell-client";
import { pasteTexts } from "@losfee/messages/tournament-parts-paste";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { focusInView } from "../../../../parts/console/focus-in-view.ts";
import { useInitialFocus } from "../../../../parts/console/use-initial-focus.ts";
import { Form } from "../../../../parts/form.tsx";
import { Problem } from "../../../../parts/problem.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import { useStoredState } from "../../../../shell/client/stored-state.ts";
import { useLanguage } from "../../../../shell/page-context.ts";
import { ColumnChooser } from "./column-chooser.tsx";
import {
  type ColumnChoices,
  columnsIn,
  type ListColumn,
  rememberChoices,
  rememberedChoices,
  writtenChoices,
} from "./list-columns.ts";
import type { GivenList } from "./use-pasted-list.ts";

/** The server's reading of a list, or its refusal. */
type ReadAnswer<Read> =
  | { readonly ok: true; readonly value: Read }
  | { readonly ok: false; readonly problem: ApiProblem };

interface PasteFormProps<Read> {
  readonly title?: string;
  readonly hint: string;
  /** `columns` gives the meanings of the columns, if chosen. */
  readonly read: (list: string | Blob, columns: string) => Promise<ReadAnswer<Read>>;
  readonly ofTeams?: boolean;
  /** Name under which unsent text survives a reload. */
  readonly storage: string;
  /** The list to begin with. */
  readonly given?: GivenList | undefined;
  /** Builds the command that adds all entries read. */
  readonly command: (read: Read) => CommandInput;
  /** Message after adding. */
  readonly added: (read: Read) => string;
  /** Missing where the form is always there. */
  readonly onClose?: (() => void) | undefined;
  /** Preview of the entries read. */
  readonly children: (read: Read, onAdd: () => void) => VNode;
}

/** Adds a list, pasted or from a file: previews it, then adds all or none. */
export const PasteForm = <Read extends { readonly table: readonly ListColumn[] }>({
  hint,
  title,
  read: readList,
  ofTeams = false,
  storage,
  given,
  command,
  added,
  onClose,
  children,
}: PasteFormProps<Read>): VNode => {
  const language = useLanguage();
  const t = pasteTexts[language];
  const textarea = useInitialFocus<HTMLTextAreaElement>(onClose !== undefined);
  const { send, during } = useConsole();
  const [text, setText] = useStoredState(storage, "");
  const [read, setRead] = useState<Read | null>(null);
  const [list, setList] = useState<{
    readonly body: string | Blob;
    readonly choices: ColumnChoices;
    readonly table: readonly ListColumn[];
  } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const explain = (what: ApiProblem): void => {
    const offline = isOffline(what);
    const [line, column] = [Number(what["line"] ?? 0), Number(what["column"] ?? 0)];
    const placed = line > 0 && !/\d/.test(what.detail);
    const detail = offline ? clientTexts[language].offline : what.detail;
    setProblem(placed ? t.place({ line, column, problem: detail }) : detail);
  };
  const tableOf = (answer: ReadAnswer<Read>): readonly ListColumn[] =>
    answer.ok ? answer.value.table : columnsIn(answer.problem);
  const show = async (body: string | Blob, choices: ColumnChoices | null): Promise<void> => {
    setProblem(null);
    const readBy = (chosen: ColumnChoices) =>
      during(t.reading, () => readList(body, writtenChoices(chosen)));
    const first = await readBy(choices ?? {});
    const before = choices === null ? rememberedChoices(tableOf(first)) : null;
    const answer = before === null ? first : await readBy(before);
    setList({ body, choices: choices ?? before ?? {}, table: tableOf(answer) });
    setRead(answer.ok ? answer.value : null);
    if (!answer.ok) explain(answer.problem);
  };
  const preview = (body: string | Blob): Promise<void> => {
    setRead(null);
    setList(null);
    return show(body, null);
  };
  const choose = (column: number, field: string): void => {
    if (list === null) return;
    const choices = { ...list.choices, [column]: field };
    rememberChoices(list.table, choices);
    void show(list.body, choices);
  };
  useEffect(() => {
    if (given === undefined || given.content === "") return;
    if (typeof given.content === "string") setText(given.content);
    void preview(asList(given.content));
  }, [given?.number]);
  const addAll = async (): Promise<void> => {
    if (read === null) return;
    const options = { progress: t.adding, silent: true, done: added(read) };
    const answer = await send(command(read), options);
    if (!answer.ok) return explain(answer.problem);
    setText("");
    setRead(null);
    setList(null);
    onClose?.();
    focusInView("who");
  };
  return (
    <Form class="section stack paste-list" onSubmit={() => preview(text)}>
      <h2>{title ?? t.pasteTitle}</h2>
      <p class="note">{hint}</p>
      <div class="list-ways">
        <label class="field">
          <span>
            {t.pasteArea} <span class="note">{t.anywhere}</span>
          </span>
          <textarea
            ref={onClose === undefined ? null : textarea}
            rows={8}
            value={text}
            spellcheck={false}
            onInput={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && event.ctrlKey) void preview(text);
            }}
          />
        </label>
        <label class="field drop-zone">
          <span class="button">{t.file}</span>
          <input
            type="file"
            class="visually-hidden"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file !== undefined) void preview(asList(file));
            }}
          />
          <span class="note">{t.dropHint}</span>
        </label>
      </div>
      <div class="cluster">
        <button type="submit" class={read === null ? "primary" : ""} disabled={text.trim() === ""}>
          {t.read} <kbd>{consoleTexts[language].ctrlEnter}</kbd>
        </button>
        {onClose !== undefined && (
          <button
            type="button"
            onClick={() => {
              setText("");
              onClose();
            }}
          >
            {t.cancel}
          </button>
        )}
      </div>
      <Problem>{problem}</Problem>
      {list !== null && list.table.length > 0 && (
        <ColumnChooser ofTeams={ofTeams} table={list.table} onChoose={choose} />
      )}
      {read !== null && children(read, () => void addAll())}
    </Form>
  );
};

/** A list as it is sent: browsers name types of files by the programs installed. */
const asList = (content: string | File): string | Blob =>
  typeof content === "string" ? content : content.slice(0, content.size, "text/csv");
