import type { ComponentChildren, VNode } from "preact";
import { ACCOUNT_PATH } from "../../shell/accounts.ts";

/** A form for one action of the page. */
export const ActForm = ({
  act,
  id,
  children,
}: {
  readonly act: string;
  readonly id?: string;
  readonly children: ComponentChildren;
}): VNode => (
  <form method="post" action={ACCOUNT_PATH} class="cluster">
    <input type="hidden" name="act" value={act} />
    {id !== undefined && <input type="hidden" name="id" value={id} />}
    {children}
  </form>
);
