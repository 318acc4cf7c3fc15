import type { VNode } from "preact";
import { describeBreak } from "../messages/journal-break.ts";
import type { PageFrame } from "../page.ts";
import { layoutTexts } from "./texts.ts";

/** What those who run the event have to know on every page of the console. */
export const Notices = ({ page }: { readonly page: PageFrame }): VNode | null => {
  const t = layoutTexts[page.language];
  const { competition } = page;
  if (competition === null || competition.broken === null) return null;
  const { id, broken } = competition;
  return (
    <div class="notices">
      <p class="message bad" role="alert">
        {t.broken(describeBreak(broken, page.language), broken.seq - 1)}{" "}
        {page.viewer.role === "director" && (
          <>
            <a href={`/api/v1/competitions/${id}/export`} download>
              {t.exportSound}
            </a>
            {". "}
            {t.restore(id)}
          </>
        )}
      </p>
    </div>
  );
};
