import type { ComponentChildren, VNode } from "preact";

interface FormProps {
  readonly class: string;
  readonly "aria-labelledby"?: string;
  /** Enter in any field, or the button. */
  readonly onSubmit: () => unknown;
  readonly children: ComponentChildren;
}

/** A form handled by its page; the native submission is prevented. */
export const Form = ({ onSubmit, ...form }: FormProps): VNode => (
  <form
    {...form}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  />
);
