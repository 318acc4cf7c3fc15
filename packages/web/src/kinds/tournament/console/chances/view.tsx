import { oddsTexts } from "@losfee/contract";
import { chancesTexts } from "@losfee/messages/tournament-public-chances";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import type { PageProps } from "../../../../shell/page.ts";
import { useLanguage } from "../../../../shell/page-context.ts";
import type { ChancesModel } from "../../public/chances/page.ts";
import { ChancesBody } from "../../public/chances/view.tsx";

/** The same figures, with a note on their visibility. */
export const ConsoleChancesView = ({ model }: PageProps<ChancesModel>): VNode => {
  const language = useLanguage();
  const { refresh } = useConsole();
  useEffect(() => {
    if (model.status !== "running") return;
    // Each new model, finished or not, sets the next timer.
    const timer = setTimeout(() => void refresh(), SOON);
    return () => clearTimeout(timer);
  }, [model]);
  return (
    <ConsolePage title={oddsTexts[language].title}>
      {!model.isPublic && <p class="note">{chancesTexts[language].privately}</p>}
      <ChancesBody model={model} />
    </ConsolePage>
  );
};

/** Delay before fetching further figures, in milliseconds. */
const SOON = 3000;
