import { formatLabel } from "@losfee/contract";
import type { CompetitionSummary } from "@losfee/contract/api";
import { homeTexts } from "@losfee/messages/home-front";
import type { VNode } from "preact";
import { Lot } from "../../parts/lot.tsx";
import { StageHead } from "../../parts/stage/stage-head.tsx";
import { SIGN_IN_PATH } from "../../shell/accounts.ts";
import { eventColours } from "../../shell/colour/event-colour.ts";
import { type PageProps, withQuery } from "../../shell/page.ts";
import { useLanguage, usePage } from "../../shell/page-context.ts";
import { competitionPath, seasonPath } from "../../shell/paths.ts";
import type { HomeModel } from "./page.ts";

/** A lot for each competition, in its colour. */
export const HomeView = ({ model }: PageProps<HomeModel>): VNode => {
  const page = usePage();
  const t = homeTexts[page.language];
  return (
    <>
      <StageHead title={t.title} />
      {model.competitions.length === 0 ? (
        <p class="empty">{t.none}</p>
      ) : (
        <ul class="lots competitions">
          {model.competitions.map((competition) => (
            <CompetitionLot key={competition.id} competition={competition} />
          ))}
        </ul>
      )}
      {model.parts > 1 && <Parts model={model} />}
      {page.viewer.role !== "public" && (
        <p>
          <a class="button" href="/console">
            {t.console}
          </a>
        </p>
      )}
      {page.viewer.role === "public" && model.offersSignIn && (
        <p>
          <a class="button" href={SIGN_IN_PATH}>
            {t.signIn}
          </a>
        </p>
      )}
    </>
  );
};

/** Links to earlier and later competitions. */
const Parts = ({ model: { part, parts } }: PageProps<HomeModel>): VNode => {
  const page = usePage();
  const t = homeTexts[page.language];
  const at = (other: number): string =>
    withQuery(page.url, "part", other === 1 ? null : `${other}`);
  return (
    <nav class="cluster" aria-label={t.parts}>
      {part > 1 && (
        <a class="button" href={at(part - 1)} rel="prev">
          {t.later}
        </a>
      )}
      <span>{t.part({ part, parts })}</span>
      {part < parts && (
        <a class="button" href={at(part + 1)} rel="next">
          {t.earlier}
        </a>
      )}
    </nav>
  );
};

const CompetitionLot = ({
  competition: { id, name, format, status, entries, rounds, plannedRounds, hue, season },
}: {
  readonly competition: CompetitionSummary;
}): VNode => {
  const language = useLanguage();
  const t = homeTexts[language];
  const isPlayed = rounds > 0;
  const progress =
    status === "closed"
      ? t.closed
      : plannedRounds === 0
        ? t.running
        : t.round({ round: rounds, planned: plannedRounds });
  return (
    <Lot
      as="li"
      stub={
        <>
          <Ink hue={hue} />
          {isPlayed ? rounds : entries}
        </>
      }
      label={isPlayed ? t.rounds({ count: rounds }) : t.entries({ count: entries })}
    >
      <a href={competitionPath(id)}>{name}</a>
      <p class="note">
        {formatLabel(format, language)}, {progress}
        {season !== undefined && (
          <>
            {" · "}
            <a href={seasonPath(season.name)}>{season.name}</a>
          </>
        )}
      </p>
    </Lot>
  );
};

/** The event's colour under the stub in both schemes; a hue's stylesheet serves one event only. */
const Ink = ({ hue }: { readonly hue: number }): VNode => (
  <svg class="competition-ink" width="100%" height="100%" aria-hidden="true">
    <rect class="by-day" width="100%" height="100%" fill={eventColours(hue, "light").stage} />
    <rect class="by-night" width="100%" height="100%" fill={eventColours(hue, "dark").stage} />
  </svg>
);
