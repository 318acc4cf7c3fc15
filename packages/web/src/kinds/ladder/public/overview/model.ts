import { type EventDetailRow, eventDetailRows, ladderWords } from "@losfee/contract";
import type { PageRequest } from "../../../../shell/page.ts";
import { type ConsequenceLine, latestConsequences } from "../../parts/consequence-line.ts";
import { type PyramidLevel, pyramidLevels } from "../../parts/pyramid-levels.ts";

/** A pyramid at a glance. */
export interface LadderOverviewModel {
  readonly name: string;
  readonly format: string;
  /** What is announced of the event. */
  readonly facts: readonly EventDetailRow[];
  readonly closed: boolean;
  readonly players: number;
  readonly levels: readonly PyramidLevel[];
  readonly open: number;
  readonly provisional: number;
  readonly waiting: number;
  readonly vacancies: number;
  readonly latest: readonly ConsequenceLine[];
  /** Whether the viewer has a page of their own. */
  readonly own: number | null;
}

const LATEST = 12;

/** The public front page of a pyramid. */
export const buildLadderOverview = ({
  state,
  language,
  viewer,
}: PageRequest<"ladder">): LadderOverviewModel | null => {
  if (state === null) return null;
  const words = ladderWords(state, language);
  const games = [...state.open.values()];
  return {
    name: state.name,
    format: state.format,
    facts: eventDetailRows(state.details, language, { officials: "directors", staged: false }),
    closed: state.status === "closed",
    players: state.seats.filter((player) => player !== null).length,
    levels: pyramidLevels(state, words),
    open: games.filter(({ status }) => OPEN.has(status)).length,
    provisional: games.filter(({ status }) => status === "provisional").length,
    waiting: state.waiting.length,
    vacancies: state.seats.filter((player) => player === null).length,
    latest: latestConsequences(state, words, language, LATEST),
    own: viewer.scope?.kind === "player" ? viewer.scope.entry : null,
  };
};

const OPEN: ReadonlySet<string> = new Set(["pendingConfirmation", "pendingAcceptance", "running"]);
