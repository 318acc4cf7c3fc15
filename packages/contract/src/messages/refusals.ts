import type { Refusal } from "@losfee/core";
import { texts } from "../language/texts.ts";
import { describerBy } from "./message.ts";
import { refusalsDe } from "./refusals.de.ts";
import { refusalsEn } from "./refusals.en.ts";

/** Explains why a command was refused, and the way out. */
export const describeRefusal = describerBy<Refusal>(texts({ de: refusalsDe, en: refusalsEn }));
