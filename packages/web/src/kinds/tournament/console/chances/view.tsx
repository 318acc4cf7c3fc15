import { oddsTexts } from "@losfee/contract";
import type { VNode } from "preact";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import type { ChancesModel } from "../../public/chances/model.ts";
import { chancesTexts } from "../../public/chances/texts.ts";
import { ChancesBody } from "../../public/chances/view.tsx";

/** The same figures, with who else sees them. */
export const ConsoleChancesView = ({ model, page }: PageProps<ChancesModel>): VNode => (
  <ConsolePage page={page} title={oddsTexts[page.language].title}>
    {!model.isPublic && <p class="note">{chancesTexts[page.language].privately}</p>}
    <ChancesBody model={model} page={page} />
  </ConsolePage>
);
