export { arbiterText, readArbiter } from "./arbiter.ts";
export { dayOfMoment, readDay, readDayAndTime, timeOfMoment } from "./days.ts";
export type * from "./event-details.ts";
export { type FillDown, fillDownOf, filledDown, outOfOrder } from "./fill-down.ts";
export { type ColourShift, type ReadHue, readHue } from "./hue.ts";
export * from "./parse.ts";
export * from "./picture.ts";
export { type PictureFile, pictureHash } from "./picture-hash.ts";
export {
  type NamedScreen,
  SCREEN_DECKS,
  SCREEN_SCHEMES,
  SCREEN_SECONDS,
  type ScreenDeck,
  type ScreenScheme,
  screenNamed,
} from "./screens.ts";
export {
  parseTimeControl,
  rateOfPlayOf,
  type TimeControl,
  type TimePeriod,
} from "./time-control.ts";
export * from "./timetable.ts";
