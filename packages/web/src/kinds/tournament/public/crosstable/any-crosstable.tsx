import type { VNode } from "preact";
import type { PageProps } from "../../../../shell/page.ts";
import type { ScheveningenModel } from "../../parts/match/scheveningen.ts";
import type { CrosstableModel } from "./model.ts";
import { ScheveningenView } from "./scheveningen-view.tsx";
import { CrosstableView } from "./view.tsx";

/** Rounds side by side, or one team against the other. */
export const AnyCrosstable = ({
  model,
  page,
}: PageProps<CrosstableModel | ScheveningenModel>): VNode =>
  model.layout === "scheveningen" ? (
    <ScheveningenView model={model} page={page} />
  ) : (
    <CrosstableView model={model} page={page} />
  );
