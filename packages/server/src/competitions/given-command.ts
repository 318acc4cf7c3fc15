import type { CommandOfKind, CompetitionKind } from "@losfee/core";

/** A command for a competition that exists, of one kind or of any. */
export type GivenCommand<Kind extends CompetitionKind = CompetitionKind> = Exclude<
  CommandOfKind<Kind>,
  { readonly type: "create-competition" }
>;
