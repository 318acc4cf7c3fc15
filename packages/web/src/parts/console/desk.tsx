import { deskTexts } from "@losfee/messages/parts-console";
import type { ComponentChildren, VNode } from "preact";
import { useLanguage } from "../../shell/page-context.ts";
import { LookIcon, TickIcon } from "../icons.tsx";

interface DeskProps {
  /** Actions and checks: next to the list, or above it on narrow screens. */
  readonly side: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The working area with actions at its side. */
export const Desk = ({ side, children }: DeskProps): VNode => (
  <div class="desk">
    <div class="desk-side stack">{side}</div>
    <div class="desk-work stack">{children}</div>
  </div>
);

/** An action on the selection, with its key. */
export interface KeyAct {
  readonly key: string;
  readonly text: string;
  readonly run: () => void;
}

interface KeyActsProps {
  readonly id: string;
  readonly title: string;
  readonly acts: readonly KeyAct[];
  /** Note on all actions. */
  readonly note?: string;
}

/** A list of actions, each with its key at the end of the line. */
export const KeyActs = ({ id, title, acts, note }: KeyActsProps): VNode => (
  <section class="section key-acts" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <div class="key-list" role="toolbar" aria-labelledby={id} aria-orientation="vertical">
      {acts.map(({ key, text, run }) => (
        <button key={key} type="button" onClick={run}>
          {text} <kbd>{key.toUpperCase()}</kbd>
        </button>
      ))}
    </div>
    {note !== undefined && <p class="desk-note">{note}</p>}
  </section>
);

/** A check: passed, or failed with a link to the reasons. */
export interface Check {
  readonly isUsual: boolean;
  readonly text: string;
  readonly more?: { readonly text: string; readonly run: () => void };
}

interface ChecksProps {
  readonly checks: readonly Check[];
}

/** Checks, one per line, each with its mark. */
export const Checks = ({ checks }: ChecksProps): VNode => {
  const language = useLanguage();
  return (
    <section class="section" aria-labelledby="checked">
      <h2 id="checked">{deskTexts[language].checked}</h2>
      <ul class="checks">
        {checks.map(({ isUsual, text, more }) => (
          <li key={text} class={isUsual ? "usual" : "unusual"}>
            <span class="check-mark">
              {isUsual ? <TickIcon /> : <LookIcon />}
              <span class="visually-hidden">
                {deskTexts[language][isUsual ? "usual" : "unusual"]}:{" "}
              </span>
            </span>
            <span>
              {text}
              {more !== undefined && (
                <>
                  {". "}
                  <button type="button" class="check-more" onClick={more.run}>
                    {more.text}
                  </button>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
