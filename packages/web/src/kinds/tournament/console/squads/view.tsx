import type { VNode } from "preact";
import { MissingDivisions } from "../../../../parts/missing-divisions.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { AllSquads } from "./all-squads.tsx";
import type { SquadsModel } from "./model.ts";
import { OneSquad } from "./one-squad.tsx";
import { ProposedMatchesList } from "./proposed-matches.tsx";

/** The squads: of one team if the address names it, else an overview. */
export const SquadsView = ({ model, page }: PageProps<SquadsModel>): VNode => (
  <>
    {model.squad === null ? (
      <AllSquads model={model} page={page} />
    ) : (
      <OneSquad model={model} squad={model.squad} page={page} />
    )}
    <MissingDivisions divisions={model.missingDivisions} language={page.language} />
    <ProposedMatchesList model={model} page={page} />
  </>
);
