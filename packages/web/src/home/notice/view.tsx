import { legalTexts } from "@losfee/messages/shell-layout";
import type { VNode } from "preact";
import { EventText } from "../../parts/event/event-text.tsx";
import { StageHead } from "../../parts/stage/stage-head.tsx";
import type { PageProps } from "../../shell/page.ts";
import { useLanguage } from "../../shell/page-context.ts";
import type { NoticeModel } from "./page.ts";

/** An imprint or privacy notice. */
export const NoticeView = ({ model }: PageProps<NoticeModel>): VNode => {
  const language = useLanguage();
  return (
    <>
      <StageHead title={legalTexts[language][model.notice]} />
      {model.of !== null && <p class="note wraps">{model.of}</p>}
      {model.address !== null && (
        <p class="wraps">
          <a href={model.address}>{model.address}</a>
        </p>
      )}
      <EventText html={model.html} />
    </>
  );
};
