import type { PairingNote } from "@losfee/core";
import { describerBy } from "./message.ts";
import { notesDe } from "./notes.de.ts";
import { notesEn } from "./notes.en.ts";

/** Why two players meet, or why somebody has the bye. */
export const describeNote = describerBy<PairingNote>({ de: notesDe, en: notesEn });
