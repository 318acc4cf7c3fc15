import type { NotPairedReason } from "@losfee/core";
import { texts } from "../language/texts.ts";
import { describerBy } from "./message.ts";
import { notPairedDe } from "./not-paired.de.ts";
import { notPairedEn } from "./not-paired.en.ts";

/** Explains why two players do not meet in a round. */
export const describeNotPaired = describerBy<NotPairedReason>(
  texts({ de: notPairedDe, en: notPairedEn }),
);
