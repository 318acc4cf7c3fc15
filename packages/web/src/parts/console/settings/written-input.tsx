import type { VNode } from "preact";
import { useId, useState } from "preact/hooks";
import { isSame, type Width } from "./setting-form.ts";

interface WrittenInputProps {
  readonly id: string;
  readonly name: string;
  readonly value: unknown;
  readonly write: (value: unknown) => string;
  /** Undefined for text that cannot be read. */
  readonly read: (text: string) => unknown;
  /** The problem of such text. */
  readonly wrong: string;
  readonly width: Width;
  readonly number?: { readonly min?: number; readonly max?: number; readonly step?: number };
  readonly lines?: boolean;
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly onChange: (value: unknown) => void;
}

/** Text as it was typed, and the value it means; undefined: none. */
interface Typed {
  readonly text: string;
  readonly value: unknown;
}

/**
 * A field that takes its value from a text. What is typed stays as it is while it means the value on
 * screen, or nothing; the problem is shown below.
 */
export const WrittenInput = (props: WrittenInputProps): VNode => {
  const { id, name, value, write, read, wrong, width, number, lines = false, onChange } = props;
  const problemId = useId();
  const [typed, setTyped] = useState<Typed | null>(null);
  const isWrong = typed !== null && typed.value === undefined;
  const text =
    typed !== null && (isWrong || isSame(typed.value, value)) ? typed.text : write(value);
  const field = {
    id,
    name,
    value: text,
    required: props.required,
    maxLength: props.maxLength,
    placeholder: props.placeholder,
    spellcheck: false,
    class: number === undefined ? width : `${width} num`,
    ...(isWrong ? { "aria-invalid": "true" as const, "aria-describedby": problemId } : {}),
  };
  const take = (element: HTMLInputElement | HTMLTextAreaElement): void => {
    const next = read(element.value);
    // A number that cannot be read is empty for scripts, and only the browser knows.
    setTyped({ text: element.value, value: next });
    element.setCustomValidity(next === undefined ? wrong : "");
    if (next !== undefined) onChange(next);
  };
  return (
    <>
      {lines ? (
        <textarea
          {...field}
          rows={Math.max(3, text.split("\n").length)}
          onInput={(event) => take(event.currentTarget)}
        />
      ) : (
        <input
          {...field}
          {...(number === undefined ? {} : { type: "number", ...number })}
          autocomplete="off"
          onInput={(event) => take(event.currentTarget)}
        />
      )}
      {isWrong && (
        <span id={problemId} class="field-problem">
          {wrong}
        </span>
      )}
    </>
  );
};
