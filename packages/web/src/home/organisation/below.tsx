import type { AnswerOf } from "@losfee/contract/api";
import { affiliationTexts } from "@losfee/messages/home-organisation";
import type { VNode } from "preact";
import { ButtonThatAsks } from "../../parts/console/button-that-asks.tsx";
import { Section } from "../../parts/section.tsx";
import { api } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import { useTexts } from "../../shell/page-context.ts";
import { organisationPath } from "../../shell/paths.ts";

interface BelowProps {
  readonly shown: AnswerOf<"GET /organisations/:organisation">;
  readonly owns: boolean;
  readonly reload: () => void;
}

/** An organisation's members below it; owners end their affiliation here. */
export const BelowSection = ({ shown, owns, reload }: BelowProps): VNode => {
  const t = useTexts(affiliationTexts);
  const { say } = useConsole();
  const release = async (other: string, name: string): Promise<string | null> => {
    const params = { organisation: shown.id, other };
    const answer = await api("DELETE /organisations/:organisation/below/:other", { params });
    if (!answer.ok) return answer.problem.detail;
    say("done", t.released({ name }));
    reload();
    return null;
  };
  return (
    <Section id="below" title={t.below}>
      <ul class="plain stack">
        {shown.below.map(({ id, name }) => (
          <li key={id} class="cluster">
            <a class="wraps" href={organisationPath(id)}>
              {name}
            </a>
            {owns && (
              <ButtonThatAsks
                title={t.release}
                label={t.releaseOf({ name })}
                act={() => release(id, name)}
              >
                {t.releaseAsk({ name })}
              </ButtonThatAsks>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
};
