export { arbiterText, readArbiter } from "./arbiter.ts";
export { dayOfMoment, readDayAndTime, timeOfMoment } from "./days.ts";
export type * from "./event-details.ts";
export * from "./parse.ts";
export {
  parseTimeControl,
  rateOfPlayOf,
  type TimeControl,
  type TimePeriod,
} from "./time-control.ts";
