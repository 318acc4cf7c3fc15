import { eventRefusalSentences } from "./event-refusals.ts";

export const eventRefusalsDe = eventRefusalSentences.de;
