import type { ComponentChildren, VNode } from "preact";

interface DetailInputProps {
  readonly id: string;
  readonly value: string;
  /** Example shown while the field is empty. */
  readonly hint?: string;
  /** Error text. */
  readonly problem: string | null;
  /** Width by what belongs in it. */
  readonly width?: string;
  readonly numeric?: boolean;
  /** Id of the element that lists the choices. */
  readonly list?: string;
  readonly onChange: (value: string) => void;
}

/** A line of text with its error below. */
export const DetailInput = (props: DetailInputProps): VNode => {
  const { id, value, hint = "", problem, width = "w24", numeric = false } = props;
  const problemId = `${id}-problem`;
  return (
    <>
      <input
        id={id}
        class={width}
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
    </>
  );
};

interface DetailFieldProps extends DetailInputProps {
  readonly label: string;
  /** After the input. */
  readonly children?: ComponentChildren;
}

/** A detail on a line: label, input, error. */
export const DetailField = ({ label, children, ...input }: DetailFieldProps): VNode => (
  <div class="fr">
    <label class="l" for={input.id}>
      {label}
    </label>
    <div class="v">
      <DetailInput {...input} />
      {children}
    </div>
  </div>
);

interface DetailGroupProps {
  readonly id: string;
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Several inputs on a line, under one name. */
export const DetailGroup = ({ id, label, children }: DetailGroupProps): VNode => (
  <fieldset class="fr" aria-labelledby={`${id}-label`}>
    <span id={`${id}-label`} class="l">
      {label}
    </span>
    <div class="v">{children}</div>
  </fieldset>
);

/** An input in such a line, with a name of its own. */
export const DetailCell = ({ label, ...input }: DetailFieldProps): VNode => (
  <span class="cell">
    <label class="u" for={input.id}>
      {label}
    </label>
    <DetailInput {...input} />
  </span>
);
