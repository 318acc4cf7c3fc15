import type { NameOf } from "@losfee/contract";
import { lateTexts } from "@losfee/messages/ladder-console-late";
import type { VNode } from "preact";
import { ReasonField } from "../../../../parts/console/reason-field.tsx";
import { CheckField } from "../../../../parts/fields.tsx";
import { useTexts } from "../../../../shell/page-context.ts";
import { LateImpact } from "./impact.tsx";
import type { Entering } from "./use-entering.ts";

interface OverturnFieldsProps {
  readonly entering: Entering;
  readonly timeZone: string;
  readonly name: NameOf;
}

/** The effects of a late mail with the chosen options, and the director's reason. */
export const OverturnFields = ({
  entering: { impact, choice, choose },
  timeZone,
  name,
}: OverturnFieldsProps): VNode => {
  const t = useTexts(lateTexts);
  return (
    <>
      <p>{t.late}</p>
      <CheckField label={t.pin} value={choice.pin} onChange={(pin) => choose({ pin })} />
      <div aria-live="polite">
        {impact === null ? (
          <p class="note">{t.looking}</p>
        ) : (
          <LateImpact impact={impact} timeZone={timeZone} name={name} />
        )}
      </div>
      <ReasonField
        act="late"
        value={choice.reason}
        onChange={(reason) => choose({ reason })}
        first
      />
    </>
  );
};
