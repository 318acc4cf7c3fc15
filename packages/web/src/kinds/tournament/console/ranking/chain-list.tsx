import { rankingTexts } from "@losfee/messages/tournament-console-ranking";
import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Form } from "../../../../parts/form.tsx";
import { DownIcon, UpIcon } from "../../../../parts/icons.tsx";
import { Section } from "../../../../parts/section.tsx";
import { useTexts } from "../../../../shell/page-context.ts";
import type { ChainItem } from "./chain-form.ts";
import { chainText, codeFor, moved } from "./chain-text.ts";
import type { Writing } from "./use-writing.ts";
import { Variations } from "./variations.tsx";

interface ListProps {
  readonly writing: Writing;
}

type Act = "up" | "down" | "remove";

/** The criteria in a column: moved, varied, removed and added without typing codes. */
export const ChainList = ({ writing }: ListProps): VNode => {
  const t = useTexts(rankingTexts);
  const { codes, write } = writing;
  const list = useRef<HTMLOListElement>(null);
  // Focus target after the reordering: stays with the criterion.
  const next = useRef<{ readonly index: number; readonly act: Act } | null>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    const { index, act } = next.current;
    next.current = null;
    const item = list.current?.children[index];
    const wanted = item?.querySelector<HTMLButtonElement>(`[data-act="${act}"]`);
    (wanted?.disabled === true
      ? item?.querySelector<HTMLElement>("button:enabled")
      : wanted
    )?.focus();
  });
  const act = (index: number, kind: Act): void => {
    const last = codes.length - 1;
    if (kind === "remove") {
      if (last === 0) return;
      next.current = { index: Math.min(index, last - 1), act: kind };
      write({ chain: chainText(codes.toSpliced(index, 1)) });
      return;
    }
    const step = kind === "up" ? -1 : 1;
    next.current = { index: Math.min(Math.max(index + step, 0), last), act: kind };
    write({ chain: chainText(moved(codes, index, step)) });
  };
  return (
    <Section id="criteria" title={t.criteria}>
      <ol class="plain chain" ref={list}>
        {codes.map((code, index) => (
          <ChainLine
            key={index}
            code={code}
            index={index}
            last={codes.length - 1}
            item={writing.itemOf(code)}
            onAct={(kind) => act(index, kind)}
            onItem={(changed) => {
              writing.learn(changed);
              write({ chain: chainText(codes.with(index, changed.code)) });
            }}
          />
        ))}
      </ol>
      <p class="note">{t.moveHint}</p>
      <AddCriterion writing={writing} />
    </Section>
  );
};

interface LineProps {
  readonly code: string;
  readonly index: number;
  readonly last: number;
  readonly item: ChainItem | null | undefined;
  readonly onAct: (act: Act) => void;
  readonly onItem: (item: ChainItem) => void;
}

/** Actions on a line, with the places where they do nothing. */
const ACTS = [
  { act: "up", mark: <UpIcon />, isIdle: (index: number) => index === 0 },
  { act: "down", mark: <DownIcon />, isIdle: (index: number, last: number) => index === last },
  { act: "remove", mark: "×", isIdle: (_: number, last: number) => last === 0 },
] as const;

const ChainLine = ({ code, index, last, item, onAct, onItem }: LineProps): VNode => {
  const t = useTexts(rankingTexts);
  const label = item?.label ?? code;
  const keys = (event: KeyboardEvent): void => {
    const kind = actOf(event);
    if (kind === null) return;
    event.preventDefault();
    onAct(kind);
  };
  return (
    <li onKeyDown={keys}>
      <span class="chain-place">{`${index + 1}.`}</span>
      <span class="chain-name">
        <code>{item?.code ?? code}</code> {item === null ? <em>{t.unknown}</em> : item?.label}
      </span>
      <span class="chain-acts">
        {ACTS.map(({ act, mark, isIdle }) => (
          <button
            key={act}
            type="button"
            data-act={act}
            disabled={isIdle(index, last)}
            aria-label={t[act]({ criterion: label })}
            onClick={() => onAct(act)}
          >
            {mark}
          </button>
        ))}
      </span>
      {item && <Variations item={item} onItem={onItem} />}
    </li>
  );
};

/** Action of a key in a line of the list; fields in it keep their own keys. */
const actOf = (event: KeyboardEvent): Act | null => {
  if (event.altKey && event.key === "ArrowUp") return "up";
  if (event.altKey && event.key === "ArrowDown") return "down";
  return event.key === "Delete" && event.target instanceof HTMLButtonElement ? "remove" : null;
};

const AddCriterion = ({ writing: { preview, codes, write } }: ListProps): VNode => {
  const t = useTexts(rankingTexts);
  const [text, setText] = useState("");
  const meant = text.trim() === "" ? null : codeFor(text, preview.criteria);
  const choice = preview.criteria.find(({ code }) => code === meant);
  const add = (): void => {
    if (meant === null || meant === "") return;
    write({ chain: chainText([...codes, meant]) });
    setText("");
  };
  return (
    <Form class="cluster fields" onSubmit={add}>
      <label class="field">
        <span>
          {t.add} ({t.addHint})
        </span>
        <input
          value={text}
          list="criteria-known"
          autocomplete="off"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <datalist id="criteria-known">
          {preview.criteria.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </datalist>
      </label>
      <button type="submit">{t.addButton}</button>
      <span class="field-echo" aria-live="polite">
        {choice === undefined ? "" : `${choice.code}: ${choice.label}. ${choice.unsuited ?? ""}`}
      </span>
    </Form>
  );
};
