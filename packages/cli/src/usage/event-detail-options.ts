/** Options for what is announced of an event; `losfee new` and `losfee details` take them. */
export const eventDetailOptions = [
  "--place <town>",
  "--federation <code>",
  "--organiser <name>",
  "--start <day>",
  "--end <day>",
  "--time-zone <name>",
  "--round-date <round=day>",
  "--arbiter <name:id>",
  "--deputy <name:id>",
  "--time-control <code>",
  "--times <text>",
  "--rate <standard|rapid|blitz>",
  "--type <text>",
  "--type-code <code>",
] as const;

export type EventDetailOption = (typeof eventDetailOptions)[number];

/** Those of them that may be given more than once. */
export const repeatableDetails = ["--round-date <round=day>", "--deputy <name:id>"] as const;
