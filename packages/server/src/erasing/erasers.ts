import { eraseLinks } from "../access/erase-links.ts";
import type { EraseAlongside } from "../competitions/erase.ts";
import { eraseOutbox } from "../delivery/erase-outbox.ts";
import { eraseMail } from "../mail/erase-mail.ts";
import { eraseConsents } from "../people/consents.ts";
import { eraseLinkedEntries } from "../people/linked-entries.ts";
import { eraseTraces } from "../traces/erase-traces.ts";

/** The erasers of all modules that keep personal data outside the journals. */
export const erasers: readonly EraseAlongside[] = [
  eraseLinks,
  eraseMail,
  eraseOutbox,
  eraseTraces,
  eraseLinkedEntries,
  eraseConsents,
];
