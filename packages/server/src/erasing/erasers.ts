import { linkEraser } from "../access/erase-links.ts";
import type { EraseAlongside } from "../competitions/erase.ts";
import type { Database } from "../journal/connection.ts";
import { mailEraser } from "../mail/erase-mail.ts";
import { deliveryEraser } from "../webhooks/erase-deliveries.ts";

/** Everybody who keeps something about people in the same file as the journals. */
export const erasersIn = (database: Pick<Database, "prepare">): readonly EraseAlongside[] => [
  linkEraser(database),
  mailEraser(database),
  deliveryEraser(database),
];
