import type { ComponentChildren, VNode } from "preact";
import { ownPath } from "../../../../shell/paths.ts";

interface ActFormProps {
  readonly competition: string;
  /** Action of the form, read by `commandOfForm` or by the server. */
  readonly act: string;
  /** Id of a form whose contents survive a page update while the user types. */
  readonly id?: string;
  readonly class?: string;
  /** Fields sent in addition to the visible ones. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Label of the command in the offline queue; without one it is never queued. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** A form that works without a script; with one, its commands queue while offline. */
export const ActForm = ({
  competition,
  act,
  id,
  class: name,
  fields = {},
  label,
  children,
}: ActFormProps): VNode => (
  <form method="post" action={ownPath(competition)} id={id} class={name} data-label={label}>
    <input type="hidden" name="act" value={act} />
    {Object.entries(fields).map(([field, value]) => (
      <input key={field} type="hidden" name={field} value={value} />
    ))}
    {children}
  </form>
);
