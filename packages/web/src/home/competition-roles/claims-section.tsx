import { type Answer, formatTime } from "@losfee/contract";
import type { ListedClaim, ListedCorrection, ListedProposal } from "@losfee/contract/api";
import { claimsTexts } from "@losfee/messages/home-competition-roles";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { labelsById } from "../../parts/choices.ts";
import { ChoiceField, TextField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { Section } from "../../parts/section.tsx";
import { api } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import { competitionIdOf } from "../../shell/page.ts";
import { usePage, useTexts } from "../../shell/page-context.ts";
import { CorrectionLine } from "./correction-line.tsx";
import type { CompetitionRolesModel } from "./page.ts";

interface ClaimsProps {
  readonly entries: CompetitionRolesModel["entries"];
}

interface Known {
  readonly claims: readonly ListedClaim[];
  readonly proposals: readonly ListedProposal[];
  readonly corrections: readonly ListedCorrection[];
}

/** Claims of accounts to entries: confirmed, refused and proposed here. */
export const ClaimsSection = ({ entries }: ClaimsProps): VNode => {
  const page = usePage();
  const t = claimsTexts[page.language];
  const { say } = useConsole();
  const id = competitionIdOf(page);
  const [known, setKnown] = useState<Known>({ claims: [], proposals: [], corrections: [] });
  const load = async (): Promise<void> => {
    const answer = await api("GET /competitions/:id/claims", { params: { id } });
    if (answer.ok) setKnown(answer.value);
    else say("problem", answer.problem.detail);
  };
  useEffect(() => void load(), []);
  const tell = async (answer: Answer<unknown>, done: string): Promise<boolean> => {
    if (answer.ok) say("done", done);
    else say("problem", answer.problem.detail);
    await load();
    return answer.ok;
  };
  const answer = async ({ entry, person, name }: ListedClaim, accepted: boolean): Promise<void> => {
    const params = { id, entry, person };
    const done = await api("PUT /competitions/:id/claims/:entry/:person", {
      ...{ params, body: { accepted } },
    });
    await tell(done, accepted ? t.confirmed({ account: name }) : t.undone({ account: name }));
  };
  const refuse = async ({ entry, person, name }: ListedClaim): Promise<void> => {
    const params = { id, entry, person };
    const done = await api("DELETE /competitions/:id/claims/:entry/:person", { params });
    await tell(done, t.refused({ account: name }));
  };
  const withdraw = async ({ entry, who }: ListedProposal): Promise<void> => {
    const done = await api("DELETE /competitions/:id/proposals/:entry", { params: { id, entry } });
    await tell(done, t.withdrawn({ who }));
  };
  const propose = async (entry: number, address: string): Promise<boolean> => {
    const params = { id, entry };
    const done = await api("PUT /competitions/:id/proposals/:entry", {
      ...{ params, body: { address } },
    });
    return tell(done, t.proposed);
  };
  const correct = async (
    { entry, person, askedAt, who }: ListedCorrection,
    accepted: boolean,
    reason = "",
  ): Promise<void> => {
    const params = { id, entry, person };
    const done = await api("POST /competitions/:id/corrections/:entry/:person", {
      ...{ params, body: { askedAt, accepted, reason } },
    });
    await tell(done, accepted ? t.corrected({ who }) : t.correctionDeclined({ who }));
  };
  return (
    <Section id="claims" title={t.title}>
      <p class="note">{t.hint}</p>
      {known.claims.length === 0 && <p class="empty">{t.none}</p>}
      <ul class="plain stack">
        {known.claims.map((claim) => (
          <li key={`${claim.entry} ${claim.person}`} class="cluster">
            <span class="wraps">
              {t.says({ account: claim.name, who: claim.who, entry: claim.entry })}{" "}
              <span class="note">
                {claim.acceptedAt === null
                  ? t.waits
                  : t.since({ time: formatTime(claim.acceptedAt, page.language, page.timeZone) })}
              </span>
            </span>
            {claim.acceptedAt === null ? (
              <>
                <button
                  type="button"
                  class="primary"
                  aria-label={t.confirmOf({ account: claim.name, who: claim.who })}
                  onClick={() => void answer(claim, true)}
                >
                  {t.confirm}
                </button>
                <button
                  type="button"
                  aria-label={t.refuseOf({ account: claim.name, who: claim.who })}
                  onClick={() => void refuse(claim)}
                >
                  {t.refuse}
                </button>
              </>
            ) : (
              <button
                type="button"
                aria-label={t.undoOf({ account: claim.name, who: claim.who })}
                onClick={() => void answer(claim, false)}
              >
                {t.undo}
              </button>
            )}
          </li>
        ))}
      </ul>
      {known.proposals.length > 0 && (
        <>
          <h3>{t.proposals}</h3>
          <ul class="plain stack">
            {known.proposals.map((proposal) => (
              <li key={proposal.entry} class="cluster">
                <span class="wraps">
                  {t.proposedTo({ who: proposal.who, address: proposal.address })}
                </span>
                <button
                  type="button"
                  aria-label={t.withdrawOf({ who: proposal.who })}
                  onClick={() => void withdraw(proposal)}
                >
                  {t.withdraw}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {known.corrections.length > 0 && (
        <>
          <h3>{t.corrections}</h3>
          <ul class="plain stack">
            {known.corrections.map((one) => (
              <CorrectionLine
                key={`${one.entry} ${one.person} ${one.askedAt}`}
                asked={one}
                onAnswer={correct}
              />
            ))}
          </ul>
        </>
      )}
      {entries.length > 0 && <Propose entries={entries} onPropose={propose} />}
    </Section>
  );
};

const Propose = ({
  entries,
  onPropose,
}: ClaimsProps & {
  /** Resolves to true if the proposal was accepted. */
  readonly onPropose: (entry: number, address: string) => Promise<boolean>;
}): VNode => {
  const t = useTexts(claimsTexts);
  const keyed = entries.map(({ entry, label }) => ({ id: `entry ${entry}`, entry, label }));
  const [chosen, setChosen] = useState(keyed[0]?.id ?? "");
  const [address, setAddress] = useState("");
  const send = async (): Promise<void> => {
    const one = keyed.find(({ id }) => id === chosen);
    if (one !== undefined && (await onPropose(one.entry, address))) setAddress("");
  };
  return (
    <Form class="stack" onSubmit={() => void send()}>
      <h3>{t.propose}</h3>
      <p class="note">{t.proposeHint}</p>
      <ChoiceField
        label={t.entry}
        value={chosen}
        choices={labelsById(keyed)}
        onChange={setChosen}
      />
      <TextField
        label={t.address}
        value={address}
        required
        maxLength={400}
        inputMode="email"
        spellcheck={false}
        onChange={setAddress}
      />
      <p>
        <button type="submit">{t.send}</button>
      </p>
    </Form>
  );
};
