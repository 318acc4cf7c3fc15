export type { Certainty } from "./certain.ts";
export * from "./count-runs.ts";
export { type EventFigures, figuresOf } from "./event-figures.ts";
export { forecastGame } from "./forecast.ts";
export { modelOf, ODDS_VERSION, type OddsModel } from "./model.ts";
export * from "./odds.ts";
export type { PairForecast } from "./pair-models.ts";
export { type OddsQuestion, questionKey } from "./questions.ts";
export * from "./what-if.ts";
