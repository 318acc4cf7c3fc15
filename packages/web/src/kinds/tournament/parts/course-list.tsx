import { courseTexts } from "@losfee/messages/tournament-parts";
import type { VNode } from "preact";
import { Section } from "../../../parts/section.tsx";
import { useTexts } from "../../../shell/page-context.ts";
import type { CourseLine } from "./course.ts";

interface CourseProps {
  readonly stages: readonly CourseLine[];
  /** Link of a drawn stage at tables; none by default. */
  readonly hrefOf?: (stage: number) => string;
}

/** The stages of a competition in order, each with its progress. */
export const Course = ({ stages, hrefOf }: CourseProps): VNode => {
  const t = useTexts(courseTexts);
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
                ? t.playersAndGames({ players: line.players, games: line.games })
                : t.rounds({
                    first: line.firstRound,
                    last: line.lastRound,
                    isOne: line.firstRound === line.lastRound,
                  })}
            </span>
            <span class="tag">{t.states[line.state]}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
};

const isDrawn = ({ state }: CourseLine): boolean => state === "done" || state === "now";
