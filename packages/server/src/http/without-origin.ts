/**
 * Headers that open an answer to pages without an origin: those of events run elsewhere (see
 * `relayedAnswer`). For public answers that need no session.
 */
export const WITHOUT_ORIGIN: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};
