import { checkInCodeTexts } from "@losfee/messages/tournament-console-check-in-code";
import type { VNode } from "preact";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { checkInPicturePath, leadsElsewhere } from "../../../../shell/paths.ts";
import type { CheckInCodeModel } from "./page.ts";

/** The code as large as the projector allows, with instructions. */
export const CheckInCodeView = ({ model }: PageProps<CheckInCodeModel>): VNode => {
  const page = usePage();
  const t = checkInCodeTexts[page.language];
  const { competition, name, state, minute, present, playing } = model;
  const canBeScanned = leadsElsewhere(page.baseUrl);
  return (
    <div class="check-in-screen">
      <div class="check-in-words">
        <p class="check-in-event">{name}</p>
        <h1>{t.title}</h1>
        {state !== "open" ? <p>{t.states[state]}</p> : canBeScanned && <p>{t.how}</p>}
        {state === "open" && (
          <>
            <p class="check-in-count">{t.present({ present, playing })}</p>
            <p>{t.desk}</p>
          </>
        )}
      </div>
      {state === "open" && canBeScanned && (
        <img class="check-in-code" src={`${checkInPicturePath(competition)}?${minute}`} alt="" />
      )}
    </div>
  );
};
