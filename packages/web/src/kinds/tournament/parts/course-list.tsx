import { counted, texts } from "@losfee/contract";
import type { VNode } from "preact";
import { Section } from "../../../parts/section.tsx";
import type { PageFrame } from "../../../shell/page.ts";
import type { CourseLine } from "./course.ts";

const courseTexts = texts({
  de: {
    course: "Ablauf",
    rounds: (first: number, last: number) =>
      first === last ? `Runde ${first}` : `Runden ${first}–${last}`,
    playersAndGames: (players: number | null, games: number) =>
      `${players === null ? "alle" : counted(players, { one: "Person", other: "Personen" }, "de")}, ${counted(games, { one: "Spiel", other: "Spiele" }, "de")}`,
    states: { done: "gespielt", now: "läuft", ahead: "kommt noch", skipped: "entfällt" },
  },
  en: {
    course: "Stages",
    rounds: (first: number, last: number) =>
      first === last ? `round ${first}` : `rounds ${first}–${last}`,
    playersAndGames: (players: number | null, games: number) =>
      `${players === null ? "everybody" : counted(players, { one: "player", other: "players" }, "en")}, ${counted(games, { one: "game", other: "games" }, "en")}`,
    states: { done: "played", now: "in progress", ahead: "to come", skipped: "left out" },
  },
});

interface CourseProps {
  readonly stages: readonly CourseLine[];
  readonly page: PageFrame;
  /** Link of a drawn stage at tables; none by default. */
  readonly hrefOf?: (stage: number) => string;
}

/** The stages of a competition in order, each with its progress. */
export const Course = ({ stages, page, hrefOf }: CourseProps): VNode => {
  const t = courseTexts[page.language];
  return (
    <Section id="course" title={t.course}>
      <ol class="course">
        {stages.map((line) => (
          <li key={line.stage} class={line.state}>
            {hrefOf !== undefined && "games" in line && isDrawn(line) ? (
              <a href={hrefOf(line.stage)}>{line.label}</a>
            ) : (
              <span>{line.label}</span>
            )}
            <span class="note">
              {"games" in line
                ? t.playersAndGames(line.players, line.games)
                : t.rounds(line.firstRound, line.lastRound)}
            </span>
            <span class="tag">{t.states[line.state]}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
};

const isDrawn = ({ state }: CourseLine): boolean => state === "done" || state === "now";
