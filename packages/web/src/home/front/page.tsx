import { formatLabel, texts } from "@losfee/contract";
import type { CompetitionSummary } from "@losfee/contract/api";
import type { VNode } from "preact";
import type { PageDefinition, PageFrame } from "../../shell/page.ts";
import { competitionPath } from "../../shell/paths.ts";

const homeTexts = texts({
  de: {
    title: "Turniere",
    none: "Hier läuft noch kein Turnier.",
    running: "läuft",
    round: (round: number, planned: number) =>
      round === 0 ? "noch nicht begonnen" : `Runde ${round} von ${planned}`,
    closed: "abgeschlossen",
    console: "Zur Turnierleitung",
  },
  en: {
    title: "Competitions",
    none: "No competition is running here yet.",
    running: "running",
    round: (round: number, planned: number) =>
      round === 0 ? "not started yet" : `round ${round} of ${planned}`,
    closed: "closed",
    console: "To the director’s console",
  },
});

interface HomeModel {
  readonly competitions: readonly CompetitionSummary[];
}

const HomeView = ({
  model,
  page,
}: {
  readonly model: HomeModel;
  readonly page: PageFrame;
}): VNode => {
  const t = homeTexts[page.language];
  return (
    <>
      <h1>{t.title}</h1>
      {model.competitions.length === 0 ? (
        <p class="empty">{t.none}</p>
      ) : (
        <ul class="competitions">
          {model.competitions.map(({ id, name, format, status, rounds, plannedRounds }) => (
            <li key={id} class="card">
              <a href={competitionPath(id)}>{name}</a>
              <span class="note">
                {formatLabel(format, page.language)},{" "}
                {status === "closed"
                  ? t.closed
                  : plannedRounds === 0
                    ? t.running
                    : t.round(rounds, plannedRounds)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {page.viewer.role !== "public" && (
        <p>
          <a class="button" href="/console">
            {t.console}
          </a>
        </p>
      )}
    </>
  );
};

/** The list of competitions. */
export const homePage: PageDefinition<HomeModel> = {
  id: "home",
  path: "/",
  access: "public",
  layout: "public",
  needsList: true,
  build: ({ competitions }) => ({ competitions }),
  title: (_model, { language }) => homeTexts[language].title,
  view: HomeView,
};
