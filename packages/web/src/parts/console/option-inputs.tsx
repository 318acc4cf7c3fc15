import type { OptionField as OptionKind } from "@losfee/core";
import type { VNode } from "preact";

/** An option of a pairing system as a form shows it. */
export interface OptionInput {
  readonly key: string;
  readonly label: string;
  readonly kind: OptionKind["kind"];
  readonly minimum: number;
  readonly maximum: number;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value: number | boolean | string;
}

/** Options that differ from what the form was filled with. */
export type OptionValues = Readonly<Record<string, number | boolean | string>>;

interface OptionInputsProps {
  readonly inputs: readonly OptionInput[];
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}

/** A field for each option of a pairing system, as its registry entry describes it. */
export const OptionInputs = ({ inputs, values, onChange }: OptionInputsProps): VNode => (
  <>
    {inputs.map((input) => (
      <OptionField
        key={input.key}
        input={input}
        value={values[input.key] ?? input.value}
        onChange={(value) => onChange({ ...values, [input.key]: value })}
      />
    ))}
  </>
);

const OptionField = ({
  input,
  value,
  onChange,
}: {
  readonly input: OptionInput;
  readonly value: number | boolean | string;
  readonly onChange: (value: number | boolean | string) => void;
}): VNode => {
  if (input.kind === "flag") {
    return (
      <label class="check">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />{" "}
        {input.label}
      </label>
    );
  }
  if (input.kind === "choice") {
    return (
      <label class="field">
        <span>{input.label}</span>
        <select value={String(value)} onChange={(event) => onChange(event.currentTarget.value)}>
          {input.choices.map((choice) => (
            <option key={choice.value} value={choice.value} selected={choice.value === value}>
              {choice.label}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <label class="field">
      <span>{input.label}</span>
      <input
        type="number"
        min={input.minimum}
        max={input.maximum}
        value={Number(value)}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
};
