import { useEffect, useState } from "preact/hooks";
import { isTyping } from "../../../../shell/client/keyboard.ts";
import { storedState } from "../../../../shell/client/stored-state.ts";

/** A list to add: text, or a file. */
export interface GivenList {
  readonly content: string | File;
  /** Distinguishes it from an earlier one. */
  readonly number: number;
}

interface PastedList {
  /** Null while no list is being added. */
  readonly given: GivenList | null;
  /** Asks for a list. */
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * A list that is pasted with Ctrl+V or dropped as a file anywhere on the page. Text that was not
 * sent before a reload is there again.
 */
export const usePastedList = (storage: string, isOff: boolean): PastedList => {
  const [given, setGiven] = useState<GivenList | null>(null);
  const take = (content: string | File): void =>
    setGiven((before) => ({ content, number: (before?.number ?? 0) + 1 }));
  useEffect(() => {
    if (isOff) return;
    if ((storedState<string>(storage) ?? "") !== "") take("");
    return listenForLists(take);
  }, [isOff, storage]);
  return { given, open: () => take(""), close: () => setGiven(null) };
};

const DROPPING = "is-dropping";

/** Calls `take` with lists pasted outside of fields, and with dropped files. */
const listenForLists = (take: (content: string | File) => void): (() => void) => {
  const isAsked = (): boolean => document.querySelector("dialog[open]") === null;
  const mark = (isDropping: boolean): void => {
    document.body.classList.toggle(DROPPING, isDropping);
  };
  const listeners = {
    paste: (event: ClipboardEvent) => {
      if (isTyping(event.target) || !isAsked()) return;
      const content = event.clipboardData?.files[0] ?? event.clipboardData?.getData("text/plain");
      if (content === undefined || (typeof content === "string" && content.trim() === "")) return;
      event.preventDefault();
      take(content);
    },
    dragover: (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files") || !isAsked()) return;
      event.preventDefault();
      mark(true);
    },
    dragleave: (event: DragEvent) => {
      if (event.relatedTarget === null) mark(false);
    },
    drop: (event: DragEvent) => {
      mark(false);
      const file = event.dataTransfer?.files[0];
      if (file === undefined || !isAsked()) return;
      event.preventDefault();
      take(file);
    },
  };
  for (const [name, listener] of Object.entries(listeners)) {
    document.addEventListener(name, listener as EventListener);
  }
  return () => {
    for (const [name, listener] of Object.entries(listeners)) {
      document.removeEventListener(name, listener as EventListener);
    }
  };
};
