import type { ListedCorrection } from "@losfee/contract/api";
import { claimsTexts } from "@losfee/messages/home-competition-roles";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { TextField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { useTexts } from "../../shell/page-context.ts";

interface CorrectionLineProps {
  readonly asked: ListedCorrection;
  readonly onAnswer: (asked: ListedCorrection, accepted: boolean, reason?: string) => Promise<void>;
}

const FIELDS = ["name", "club", "birth", "fideId"] as const;

/** A requested correction next to the current data; accepted or declined here. */
export const CorrectionLine = ({ asked, onAnswer }: CorrectionLineProps): VNode => {
  const t = useTexts(claimsTexts);
  const { who, entry, wish, was } = asked;
  const [reason, setReason] = useState("");
  const shown = (text: string | undefined): string => text || t.nothing;
  return (
    <li class="stack">
      <span class="wraps">
        <b>{t.asks({ who, entry })}</b>{" "}
        {FIELDS.filter((field) => wish[field] !== undefined)
          .map((field) =>
            t.change({
              detail: t.details[field],
              was: shown(was[field]),
              wish: shown(wish[field]),
            }),
          )
          .join("; ")}
      </span>
      <Form class="cluster fields" onSubmit={() => void onAnswer(asked, false, reason)}>
        <button
          type="button"
          class="primary"
          aria-label={t.correctOf({ who })}
          onClick={() => void onAnswer(asked, true)}
        >
          {t.correct}
        </button>
        <TextField label={t.reason} value={reason} maxLength={1000} onChange={setReason} />
        <button type="submit" aria-label={t.declineOf({ who })}>
          {t.decline}
        </button>
      </Form>
    </li>
  );
};
