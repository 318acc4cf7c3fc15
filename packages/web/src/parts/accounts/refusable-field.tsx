import type { VNode } from "preact";
import type { RefusedField } from "../../shell/accounts.ts";
import { Problem } from "../problem.tsx";

const FIELDS = {
  address: { type: "email", autocomplete: "email" },
  person: { type: "text", autocomplete: "name" },
} as const;

interface RefusableFieldProps {
  /** The action of the field's form. */
  readonly act: string;
  readonly name: string;
  readonly label: string;
  readonly kind: keyof typeof FIELDS;
  readonly value?: string;
  readonly refused: RefusedField | null;
}

/**
 * A text field in a form sent without a script. Refused input is kept: the field gets the focus and
 * is described by the reason, so that screen readers announce it as the page opens.
 */
export const RefusableField = ({
  act,
  name,
  label,
  kind,
  value = "",
  refused,
}: RefusableFieldProps): VNode => {
  const own = refused?.act === act ? refused : null;
  const id = `${act}-${name}`;
  return (
    <>
      <p class="field wide">
        <label for={id}>{label}</label>
        <input
          {...FIELDS[kind]}
          id={id}
          name={name}
          required
          value={own?.value ?? value}
          {...(own !== null && {
            autofocus: true,
            "aria-invalid": true,
            "aria-describedby": `${id}-problem`,
          })}
        />
      </p>
      {own !== null && (
        <div id={`${id}-problem`}>
          <Problem>{own.problem}</Problem>
        </div>
      )}
    </>
  );
};
