import { mailAddressTexts } from "@losfee/messages/home-mail-address";
import type { VNode } from "preact";
import { StageHead } from "../../parts/stage/stage-head.tsx";
import type { PageProps } from "../../shell/page.ts";
import { useSpoken } from "../../shell/page-context.ts";
import type { MailAddressModel } from "./page.ts";

/** One question with one button, or the result. */
export const MailAddressView = ({ model }: PageProps<MailAddressModel>): VNode => {
  const t = useSpoken(mailAddressTexts);
  const { asked } = model;
  return (
    <div class="stack">
      <StageHead title={t.title} />
      {asked === null ? (
        <p class="message">{t.over}</p>
      ) : asked.act === "confirmed" ? (
        <p class="message good" role="status">
          {t.confirmed({ address: asked.address })}
        </p>
      ) : (
        <form method="post" class="stack">
          <p class="wraps">{t.question[asked.act]({ address: asked.address })}</p>
          <p>
            <button type="submit" class="primary big">
              {t.answer[asked.act]}
            </button>
          </p>
        </form>
      )}
    </div>
  );
};
