import { formatDays, formatLabel } from "@losfee/contract";
import type { CompetitionSummary } from "@losfee/contract/api";
import { festivalTexts } from "@losfee/messages/home-festival";
import type { VNode } from "preact";
import { StageHead } from "../../parts/stage/stage-head.tsx";
import type { PageProps } from "../../shell/page.ts";
import { useLanguage } from "../../shell/page-context.ts";
import { competitionPath } from "../../shell/paths.ts";
import type { FestivalModel } from "./page.ts";

/** Place and time of a festival, and its competitions. */
export const FestivalView = ({ model }: PageProps<FestivalModel>): VNode => {
  const language = useLanguage();
  const t = festivalTexts[language];
  const { startsOn, endsOn, place, organiser, competitions } = model;
  const days = startsOn === null ? "" : formatDays(startsOn, endsOn ?? startsOn, language);
  return (
    <>
      <StageHead title={model.name} />
      <p>
        {[days, place, t.organiser({ name: organiser.name })]
          .filter((part) => part !== "")
          .join(" · ")}
      </p>
      {competitions.length === 0 ? (
        <p class="empty">{t.none}</p>
      ) : (
        <ul class="plain stack">
          {competitions.map((one) => (
            <li key={one.id}>
              <a href={competitionPath(one.id)}>
                <b>{one.name}</b>
              </a>
              <p class="note">
                {[
                  formatLabel(one.format, language),
                  t.entries({ count: `${one.entries}` }),
                  t[progressOf(one)],
                ].join(" · ")}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const progressOf = ({ status, rounds, plannedRounds }: CompetitionSummary) => {
  if (status === "closed") return "closed";
  return rounds === 0 && plannedRounds > 0 ? "ahead" : "running";
};
