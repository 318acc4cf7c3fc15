import type { StageResource } from "@losfee/contract/api";
import { type Answer, give, type Visitor } from "./test-server.ts";

/** A King Lui played to its end by the API alone. */
export interface PlayedKingLui {
  readonly id: string;
  /** Each stage with all its results. */
  readonly stages: readonly StageResource[];
}

/** Returns the points of each seat in a game: mostly more for the stronger, sometimes equal. */
const pointsOf = (stage: number, game: number, seats: readonly number[]): readonly number[] =>
  seats.map((entry) => 40 + ((entry * 7 + game * 11 + stage * 5) % 13) * 10);

/** Returns the body of a successful response. */
export const bodyOf = (answer: Answer): unknown => {
  if (answer.status >= 300) throw new Error(answer.text);
  return answer.body;
};

/** Returns the command that enters a game of a stage at a table, seat by seat. */
export const gameResult = (
  { stage, seating }: StageResource,
  game: number,
  table: number,
  type: "enter-result" | "report-result" = "enter-result",
) => {
  const { round = 0, tables = [] } = seating[game - 1] ?? {};
  const { seats } = tables[table - 1] ?? { seats: [] };
  const points = pointsOf(stage, game, seats);
  const outcome = {
    kind: "game-points",
    seats: seats.map((entry, seat) => ({ entry, points: points[seat] ?? 0 })),
  } as const;
  return { type, round, board: table, outcome } as const;
};

/** Creates a King Lui with its entries. */
export const enteredKingLui = async (director: Visitor, players: number): Promise<string> => {
  const payload = { name: `King Lui of ${players}`, format: "king-lui" };
  const created = bodyOf(await director.send("POST", "/api/v1/competitions", { payload }));
  const { id } = created as { readonly id: string };
  const entries = Array.from({ length: players }, (_, index) => ({ name: `Player ${index + 1}` }));
  bodyOf(await give(director, id, { type: "add-entries", entries } as { type: string }));
  return id;
};

/** Returns the stage with this number as a visitor sees it. */
const stageOf = async (who: Visitor, id: string, stage: number): Promise<StageResource> => {
  const answer = await who.send("GET", `/api/v1/competitions/${id}/stages/${stage}`);
  return (bodyOf(answer) as { readonly stage: StageResource }).stage;
};

/** Drafts and publishes the next stage; null once there is none. */
export const nextStage = async (director: Visitor, id: string): Promise<StageResource | null> => {
  const drafted = await give(director, id, { type: "draft-round" });
  if (drafted.status === 422) {
    if ((drafted.body as { readonly code: string }).code === "all-stages-played") return null;
  }
  const { events } = bodyOf(drafted) as { events: readonly { data: { stage: number } }[] };
  const stage = await stageOf(director, id, events[0]?.data.stage ?? 0);
  const round = stage.seating[0]?.round ?? 0;
  bodyOf(await give(director, id, { type: "publish-round", round } as { type: string }));
  return stageOf(director, id, stage.stage);
};

/** Enters every missing game of a stage as a user with the right. */
export const playStage = async (
  who: Visitor,
  id: string,
  stage: StageResource,
): Promise<StageResource> => {
  const open = stage.seating.flatMap(({ game, tables }) =>
    tables.filter(({ result }) => result === null).map(({ board }) => ({ game, table: board })),
  );
  for (const { game, table } of open) bodyOf(await give(who, id, gameResult(stage, game, table)));
  return stageOf(who, id, stage.stage);
};

/** Plays a whole King Lui: every stage drafted, published and played, then closed. */
export const playKingLui = async (director: Visitor, players: number): Promise<PlayedKingLui> => {
  const id = await enteredKingLui(director, players);
  const stages: StageResource[] = [];
  for (
    let stage = await nextStage(director, id);
    stage !== null;
    stage = await nextStage(director, id)
  ) {
    stages.push(await playStage(director, id, stage));
  }
  bodyOf(await give(director, id, { type: "close-competition" }));
  return { id, stages };
};
