import { eventRefusalSentences } from "./event-refusals.ts";

export const eventRefusalsEn = eventRefusalSentences.en;
