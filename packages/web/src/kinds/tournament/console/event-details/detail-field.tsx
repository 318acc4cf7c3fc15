import type { VNode } from "preact";

interface DetailFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Example shown while the field is empty. */
  readonly hint?: string;
  /** Error text. */
  readonly problem: string | null;
  readonly narrow?: boolean;
  readonly numeric?: boolean;
  /** Id of the element that lists the choices. */
  readonly list?: string;
  readonly onChange: (value: string) => void;
}

/** A line of text with its error below. */
export const DetailField = (props: DetailFieldProps): VNode => {
  const { id, label, value, hint = "", problem, narrow = false, numeric = false } = props;
  const problemId = `${id}-problem`;
  return (
    <div class={narrow ? "field narrow" : "field"}>
      <label for={id}>{label}</label>
      <input
        id={id}
        value={value}
        placeholder={hint}
        autocomplete="off"
        inputMode={numeric ? "numeric" : "text"}
        list={props.list}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        onInput={(event) => props.onChange(event.currentTarget.value)}
      />
      {problem !== null && (
        <span id={problemId} class="field-problem">
          {problem}
        </span>
      )}
    </div>
  );
};
