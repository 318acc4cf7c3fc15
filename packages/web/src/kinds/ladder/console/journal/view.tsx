import type { VNode } from "preact";
import { JournalPage, Snapshot } from "../../../../parts/console/journal-page.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { Pyramid } from "../../parts/pyramid.tsx";
import type { LadderJournalModel } from "./page.ts";

/** The journal, and the pyramid after any event. */
export const LadderJournalView = ({ model }: PageProps<LadderJournalModel>): VNode => (
  <JournalPage model={model}>
    {model.snapshot !== null && (
      <Snapshot seq={model.snapshot.seq}>
        <Pyramid levels={model.snapshot.levels} />
      </Snapshot>
    )}
  </JournalPage>
);
