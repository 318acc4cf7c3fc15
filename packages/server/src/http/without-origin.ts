/**
 * Lets pages have an answer whose browser gives them no origin: those of events that are run elsewhere
 * (see `relayedAnswer`). For what is the same for everybody and needs no session.
 */
export const WITHOUT_ORIGIN: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};
