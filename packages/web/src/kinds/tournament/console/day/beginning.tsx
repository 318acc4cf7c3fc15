import { dayTexts } from "@losfee/messages/tournament-console-day";
import type { VNode } from "preact";
import { Lot } from "../../../../parts/lot.tsx";
import { Section } from "../../../../parts/section.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import { openWindow } from "../../../../shell/client/open-window.ts";
import { competitionIdOf, type PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { listStorage, PasteList } from "../../parts/paste/paste-list.tsx";
import { usePastedList } from "../../parts/paste/use-pasted-list.ts";
import type { DayModel } from "./page.ts";

const PATH = ["entries", "check-in", "draw", "results"] as const;

/** Before the first entries: the list, and the way from there to the first results. */
export const Beginning = ({ model }: PageProps<DayModel>): VNode => {
  const page = usePage();
  const { given } = usePastedList(listStorage(competitionIdOf(page)), false);
  return (
    <>
      <PasteList
        key={given?.number}
        ofTeams={model.ofTeams}
        {...(given === null ? {} : { given })}
      />
      <WayAhead />
    </>
  );
};

const WayAhead = (): VNode => {
  const t = useTexts(dayTexts);
  const controller = useConsole();
  return (
    <Section
      id="ways"
      title={t.ways}
      more={
        <button type="button" onClick={() => void openWindow("tour", controller)}>
          {t.tour}
        </button>
      }
    >
      <ol class="lots day-path">
        {PATH.map((step, index) => (
          <Lot
            key={step}
            as="li"
            stub={index + 1}
            {...(index === 0 ? { tone: "selected" as const } : {})}
          >
            <h3>{t.path[step].title}</h3>
            <p class="note">{t.path[step].text}</p>
          </Lot>
        ))}
      </ol>
    </Section>
  );
};
