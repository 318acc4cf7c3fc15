import type { CriterionFamily } from "../family.ts";
import { bottomBoards, topBoards } from "./board-elimination.ts";
import { berlin, boardCount } from "./board-weights.ts";
import {
  byBoardCount,
  byBottomBoards,
  byCountThenBottom,
  byCountThenTop,
  byTopBoards,
  extendedDirectEncounter,
} from "./extended-direct-encounter.ts";
import { olympiadBuchholz, olympiadSonnebornBerger } from "./olympiad.ts";
import { scoreStrength } from "./score-strength.ts";
import {
  extendedSonnebornBerger,
  gameGame,
  gameMatch,
  matchGame,
  matchMatch,
} from "./sonneborn-berger.ts";
import { gamePoints, matchPoints, secondaryPoints } from "./team-points.ts";

/** Every family of criteria for teams only. */
export const TEAM_FAMILIES: readonly CriterionFamily[] = [
  matchPoints,
  gamePoints,
  secondaryPoints,
  extendedDirectEncounter,
  byBoardCount,
  byTopBoards,
  byBottomBoards,
  byCountThenTop,
  byCountThenBottom,
  matchMatch,
  matchGame,
  gameMatch,
  gameGame,
  extendedSonnebornBerger,
  scoreStrength,
  olympiadSonnebornBerger,
  olympiadBuchholz,
  boardCount,
  berlin,
  topBoards,
  bottomBoards,
];
