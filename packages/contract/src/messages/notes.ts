import type { PairingNote } from "@losfee/core";
import { texts } from "../language/texts.ts";
import { describerBy } from "./message.ts";
import { notesDe } from "./notes.de.ts";
import { notesEn } from "./notes.en.ts";

/** Explains why two players meet, or why a player has the bye. */
export const describeNote = describerBy<PairingNote>(texts({ de: notesDe, en: notesEn }));
