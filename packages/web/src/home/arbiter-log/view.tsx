import { logKindLabel } from "@losfee/contract";
import type { LogKind } from "@losfee/core";
import { arbiterLogTexts } from "@losfee/messages/home-arbiter-log";
import { appealsTexts, logTexts } from "@losfee/messages/parts-arbiter-log";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { LOG_STATES } from "../../parts/arbiter-log/log-lines.ts";
import { CommandDialog } from "../../parts/console/command-dialog.tsx";
import { ConsolePage } from "../../parts/console/console-page.tsx";
import { useShortcuts } from "../../shell/client/context.ts";
import { competitionIdOf, type PageProps } from "../../shell/page.ts";
import { usePage, useTexts } from "../../shell/page-context.ts";
import { competitionPath } from "../../shell/paths.ts";
import { DecideDialog } from "./decide-dialog.tsx";
import { EntryLine } from "./entry-line.tsx";
import type { ArbiterLogModel, PlacedLine } from "./page.ts";
import { WriteDialog } from "./write-dialog.tsx";

/** Shortcut for a new entry of each kind. */
const KEYS: Readonly<Record<LogKind, string>> = {
  warning: "w",
  "time-penalty": "t",
  incident: "i",
  appeal: "p",
  note: "n",
};

/** The open dialog. */
type Open =
  | { readonly what: "write"; readonly kind: LogKind }
  | { readonly what: "edit" | "strike" | "decide"; readonly line: PlacedLine };

/** The arbiter's log: written with a key for each kind, filtered, decided, published. */
export const ArbiterLogView = ({ model }: PageProps<ArbiterLogModel>): VNode => {
  const page = usePage();
  const t = arbiterLogTexts[page.language];
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  useShortcuts([
    ...model.kinds.toWrite.map((kind) => ({
      key: KEYS[kind],
      text: logKindLabel(kind, page.language),
      run: () => setOpen({ what: "write", kind }),
    })),
    { key: "/", text: t.search, run: () => document.getElementById("log-search")?.focus() },
  ]);
  return (
    <ConsolePage
      title={logTexts[page.language].title}
      aside={
        <p class="note">
          {[
            t.total({ count: model.total }),
            ...(model.open === 0 ? [] : [appealsTexts[page.language].open({ count: model.open })]),
          ].join(" · ")}
        </p>
      }
    >
      <p class="note no-print">{model.decides ? t.intro : t.own}</p>
      <div class="cluster no-print" role="toolbar" aria-label={t.add}>
        {model.kinds.toWrite.map((kind) => (
          <button key={kind} type="button" onClick={() => setOpen({ what: "write", kind })}>
            {logKindLabel(kind, page.language)} <kbd>{KEYS[kind].toUpperCase()}</kbd>
          </button>
        ))}
        {model.decides && (
          <a
            class="button"
            href={`${competitionPath(competitionIdOf(page), "console")}/print/report`}
          >
            {t.report}
          </a>
        )}
      </div>
      <Filter model={model} />
      {model.lines.length === 0 ? (
        <p class="empty">{model.total === 0 ? t.nothing : t.none}</p>
      ) : (
        <ol class="arbiter-log plain">
          {model.lines.map((line) => (
            <EntryLine
              key={line.number}
              line={line}
              decides={model.decides}
              onAct={(what, chosen) => setOpen({ what, line: chosen })}
            />
          ))}
        </ol>
      )}
      {open !== null && <Dialog open={open} model={model} onClose={close} />}
    </ConsolePage>
  );
};

const Filter = ({ model: { filter, kinds } }: PageProps<ArbiterLogModel>): VNode => {
  const page = usePage();
  const t = arbiterLogTexts[page.language];
  const base = `${competitionPath(competitionIdOf(page), "console")}/log`;
  const isFiltered = filter.kind !== "" || filter.state !== "" || filter.search !== "";
  return (
    <form class="cluster fields" method="get" action={base}>
      <label class="field">
        <span>{t.kind}</span>
        <select name="kind">
          <option value="">{t.all}</option>
          {kinds.toFind.map((kind) => (
            <option key={kind} value={kind} selected={kind === filter.kind}>
              {logKindLabel(kind, page.language)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t.state}</span>
        <select name="state">
          <option value="">{t.all}</option>
          {LOG_STATES.map((state) => (
            <option key={state} value={state} selected={state === filter.state}>
              {t.states[state]}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t.search}</span>
        <input id="log-search" name="q" type="search" defaultValue={filter.search} />
      </label>
      <button type="submit">{t.find}</button>
      {isFiltered && <a href={base}>{t.clear}</a>}
    </form>
  );
};

const Dialog = ({
  open,
  model,
  onClose,
}: PageProps<ArbiterLogModel> & {
  readonly open: Open;
  readonly onClose: () => void;
}): VNode => {
  const t = useTexts(arbiterLogTexts);
  switch (open.what) {
    case "write":
      return <WriteDialog kind={open.kind} entry={null} model={model} onClose={onClose} />;
    case "edit":
      return (
        <WriteDialog kind={open.line.kind} entry={open.line} model={model} onClose={onClose} />
      );
    case "decide":
      return <DecideDialog line={open.line} onClose={onClose} />;
    case "strike":
      return (
        <CommandDialog
          title={t.strikeTitle({ number: open.line.number })}
          confirm={t.strike}
          takesReason="first"
          command={(reason) => ({
            ...{ type: "withdraw-log-entry", logEntry: open.line.number, reason },
          })}
          done={t.struck}
          onClose={onClose}
        >
          <p>{t.strikeNote}</p>
        </CommandDialog>
      );
  }
};
