import { roleNames } from "@losfee/contract";
import type { AnswerOf } from "@losfee/contract/api";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { PageHead } from "../../parts/page-head.tsx";
import { Problem } from "../../parts/problem.tsx";
import { api } from "../../shell/client/api.ts";
import type { PageProps } from "../../shell/page.ts";
import { organisationPath } from "../../shell/paths.ts";
import { invitationTexts } from "./texts.ts";

export interface InvitationModel {
  readonly token: string;
  readonly isSignedIn: boolean;
}

type Accepted = AnswerOf<"POST /invitations">;

/** Accepts an invitation, for somebody with an account; to others it says how they get there. */
export const InvitationView = ({ model, page }: PageProps<InvitationModel>): VNode => {
  const t = invitationTexts[page.language];
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const accept = async (): Promise<void> => {
    const answer = await api("POST /invitations", { body: { token: model.token } });
    if (answer.ok) setAccepted(answer.value);
    else setProblem(answer.problem.detail);
  };
  return (
    <>
      <PageHead title={t.title} />
      <Problem>{problem}</Problem>
      {accepted !== null ? (
        <>
          <p role="status">{t.accepted(roleNames[page.language][accepted.role])}</p>
          <p>
            <a class="button" href={placeOf(accepted)}>
              {t.on}
            </a>
          </p>
        </>
      ) : model.isSignedIn ? (
        <>
          <p>{t.intro}</p>
          <p>
            <button type="button" class="primary" onClick={() => void accept()}>
              {t.accept}
            </button>
          </p>
        </>
      ) : (
        <p>{t.signIn}</p>
      )}
    </>
  );
};

/** Where somebody begins who has just got a role. */
const placeOf = ({ target: { level, id } }: Accepted): string =>
  level === "organisation" ? organisationPath(id) : "/console";
