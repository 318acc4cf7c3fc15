import type { OptionField as OptionKind } from "@losfee/core";
import type { VNode } from "preact";
import type { Choices } from "../choices.ts";
import { CheckField, ChoiceField, NumberField } from "../fields.tsx";

/** An option of a pairing system as a form field. */
export interface OptionInput {
  readonly key: string;
  readonly label: string;
  readonly kind: OptionKind["kind"];
  readonly minimum: number;
  readonly maximum: number;
  readonly choices: Choices<string>;
  readonly value: number | boolean | string;
}

/** Options that differ from the initial values. */
export type OptionValues = Readonly<Record<string, number | boolean | string>>;

interface OptionInputsProps {
  readonly inputs: readonly OptionInput[];
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}

/** Fields for a pairing system's options, as described in its registry entry. */
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
  const { label, minimum: min, maximum: max } = input;
  switch (input.kind) {
    case "flag":
      return <CheckField label={label} value={value === true} onChange={onChange} />;
    case "choice":
      return (
        <ChoiceField
          label={label}
          value={String(value)}
          choices={input.choices}
          onChange={onChange}
        />
      );
    case "integer":
      return (
        <NumberField label={label} min={min} max={max} value={Number(value)} onChange={onChange} />
      );
  }
};
