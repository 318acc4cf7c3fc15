import { formatMoment, placeFateLabel } from "@losfee/contract";
import { seasonTexts } from "@losfee/messages/home-season";
import type { VNode } from "preact";
import { FixtureTable } from "../../kinds/tournament/parts/match/fixture-table.tsx";
import { ColumnTable, shortHeading, valueColumns } from "../../parts/column-table.tsx";
import { MissingDivisions } from "../../parts/missing-divisions.tsx";
import { Section } from "../../parts/section.tsx";
import { StageHead } from "../../parts/stage/stage-head.tsx";
import type { PageProps } from "../../shell/page.ts";
import { useLanguage, useTexts } from "../../shell/page-context.ts";
import { competitionPath, fixturesPath, playerPath } from "../../shell/paths.ts";
import type { Division, LeadingTeam, SeasonModel } from "./page.ts";

/** The divisions of a season below each other, highest first. */
export const SeasonView = ({ model }: PageProps<SeasonModel>): VNode => {
  const t = useTexts(seasonTexts);
  return (
    <>
      <StageHead title={model.name} />
      <MissingDivisions divisions={model.missing} />
      {model.divisions.length > 1 && (
        <nav class="cluster no-print" aria-label={t.divisions}>
          {model.divisions.map(({ id, name }) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
      )}
      {model.divisions.map((division) => (
        <Section
          key={division.id}
          id={division.id}
          title={<a href={competitionPath(division.id)}>{division.name}</a>}
          more={<a href={`${competitionPath(division.id)}/standings`}>{t.whole}</a>}
        >
          <div class="season-division">
            <div class="stack">
              <h3>{t.table}</h3>
              <Leaders model={division} />
            </div>
            <div class="stack">
              <Next model={division} />
            </div>
          </div>
        </Section>
      ))}
    </>
  );
};

const Leaders = ({ model }: PageProps<Division>): VNode => {
  const language = useLanguage();
  const t = seasonTexts[language];
  if (model.teams === 0) return <p class="empty">{t.nobody}</p>;
  if (model.round === 0) return <p class="empty">{t.notYet}</p>;
  return (
    <ColumnTable
      class="wide"
      caption={t.caption({ division: model.name })}
      lines={model.leaders}
      keyOf={({ entry }) => entry}
      columns={[
        { heading: t.rank, class: "number", cell: ({ rank }) => rank },
        {
          heading: t.team,
          class: "name",
          isRowHeading: true,
          cell: ({ entry, name, fate }: LeadingTeam) => (
            <>
              <a href={playerPath(model.id, entry)}>{name}</a>
              {fate !== null && (
                <>
                  {" "}
                  <span class="tag">{placeFateLabel(fate, model.closed, language)}</span>
                </>
              )}
            </>
          ),
        },
        {
          heading: shortHeading(t.played.short, t.played.label),
          class: "number",
          cell: ({ played }) => played,
        },
        ...valueColumns<LeadingTeam>(model.columns),
      ]}
    />
  );
};

const Next = ({ model }: PageProps<Division>): VNode => {
  const language = useLanguage();
  const t = seasonTexts[language];
  const { next } = model;
  if (next === null) return <p class="note">{model.closed ? t.over : ""}</p>;
  return (
    <>
      <h3>
        <a href={fixturesPath(model.id)}>{t.round({ round: next.round })}</a>
        {next.at !== null && <span class="note"> {formatMoment(next.at, language)}</span>}
      </h3>
      <FixtureTable
        lines={next.matches}
        withRounds={false}
        usualDay={next.at}
        event={{ id: model.id, terms: model.terms }}
      />
    </>
  );
};
