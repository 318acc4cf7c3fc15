import type { ComponentChildren, VNode } from "preact";
import { ownPath } from "../../../../shell/paths.ts";

interface ActFormProps {
  readonly competition: string;
  /** What it does: read by `commandOfForm`, or by the server itself. */
  readonly act: string;
  /** Names a form whose contents outlive a change of the page while somebody writes in it. */
  readonly id?: string;
  readonly class?: string;
  /** What is sent beside what is written. */
  readonly fields?: Readonly<Record<string, string>>;
  /** How its command is called while it waits for the network; missing: it is sent at once or not at all. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** A form that works without a script; with one, commands wait for the network. */
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
