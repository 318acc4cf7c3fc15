import { formatList } from "@losfee/contract";
import type { accountTexts } from "@losfee/messages/home-account";
import type { ComponentChildren, VNode } from "preact";
import { Section } from "../../parts/section.tsx";
import {
  ACCOUNT_PATH,
  type AccountFacts,
  type NotErased,
  OWN_DATA_PATH,
  type OwnEntry,
  type RefusedCorrection,
} from "../../shell/accounts.ts";
import { useLanguage } from "../../shell/page-context.ts";
import { organisationPath } from "../../shell/paths.ts";
import { ActForm } from "./act-form.tsx";
import { CorrectionForm } from "./correction-form.tsx";

type Words = (typeof accountTexts)["en"];

interface OwnProps {
  readonly account: AccountFacts;
  readonly t: Words;
}

/** The user's data: participations, download of everything, and erasure. */
export const OwnDataSections = ({
  account,
  refused,
  t,
}: OwnProps & { readonly refused: RefusedCorrection | null }): VNode => (
  <>
    <Section id="entries" title={t.entries}>
      <p class="note">{t.entriesHint}</p>
      {account.entries.length === 0 && <p class="empty">{t.noEntries}</p>}
      <ul class="plain stack">
        {account.entries.map((one) => (
          <EntryLine key={`${one.competition} ${one.entry}`} one={one} t={t}>
            <CorrectionForm one={one} refused={refused} t={t} />
          </EntryLine>
        ))}
      </ul>
    </Section>
    <Section id="data" title={t.data}>
      <p class="note">{t.dataHint}</p>
      <p>
        <a class="button" href={OWN_DATA_PATH} download="losfee-account.json">
          {t.dataFile}
        </a>
      </p>
      <p class="note">{t.eraseHint}</p>
      <ActForm act="erase">
        <button type="submit" class="danger">
          {t.erase}
        </button>
      </ActForm>
    </Section>
  </>
);

const whoOf = ({ isTeam, who, entry }: OwnEntry, t: Words): string =>
  isTeam ? t.teamOf({ who }) : t.entryOf({ who, entry });

const EntryLine = ({
  one,
  t,
  children,
}: {
  readonly one: OwnEntry;
  readonly t: Words;
  readonly children: ComponentChildren;
}): VNode => {
  const { competition, name, entry, waitsFor } = one;
  const isProposed = waitsFor === "person";
  const id = `${entry} ${competition}`;
  return (
    <li class="account-line">
      <span class="wraps">
        <a href={`/c/${competition}`}>
          <b>{name}</b>
        </a>{" "}
        <span class="note">
          {whoOf(one, t)}
          {isProposed && <>. {t.saidToBe}</>}
          {waitsFor === "direction" && <>. {t.waitsForDirection}</>}
        </span>
      </span>
      <span class="cluster">
        {isProposed && (
          <ActForm act="agree-entry" id={id}>
            <button type="submit" class="primary" aria-label={t.agreeTo({ name })}>
              {t.agree}
            </button>
          </ActForm>
        )}
        <ActForm act="leave-entry" id={id}>
          <button
            type="submit"
            aria-label={isProposed ? t.disagreeTo({ name }) : t.takeBackOf({ name })}
          >
            {isProposed ? t.disagree : t.takeBack}
          </button>
        </ActForm>
      </span>
      {children}
    </li>
  );
};

interface EraseProps extends OwnProps {}

/** Asks to confirm the erasure, and lists what goes and what stays. */
export const EraseQuestion = ({ account, t }: EraseProps): VNode => {
  const entries = account.entries.filter(({ waitsFor, isTeam }) => waitsFor === null && !isTeam);
  if (account.ownsAlone.length > 0) return <HandOver account={account} t={t} />;
  return (
    <section class="message warn stack" role="alert" aria-labelledby="erase-me">
      <h2 id="erase-me">{t.eraseTitle}</h2>
      <p class="wraps">{entries.length === 0 ? t.eraseGoesAlone : t.eraseGoes}</p>
      {entries.length > 0 && (
        <ul>
          {entries.map((one) => (
            <li key={`${one.competition} ${one.entry}`} class="wraps">
              {one.name} ({whoOf(one, t)})
            </li>
          ))}
        </ul>
      )}
      <p class="wraps">{t.eraseStays}</p>
      <p>
        <b>{t.eraseFinal}</b>
      </p>
      <ActForm act="erase">
        <input type="hidden" name="sure" value="yes" />
        <a class="button primary" href={ACCOUNT_PATH}>
          {t.eraseNo}
        </a>
        <button type="submit" class="danger">
          {t.eraseYes}
        </button>
      </ActForm>
    </section>
  );
};

/** Asks a sole owner to hand over first: an organisation must keep an owner. */
const HandOver = ({ account, t }: EraseProps): VNode => {
  const language = useLanguage();
  return (
    <section class="message warn stack" role="alert" aria-labelledby="erase-me">
      <h2 id="erase-me">{t.handOverTitle}</h2>
      {account.ownsAlone.map(({ id, name, others }) => (
        <p key={id} class="wraps">
          {t.ownsAlone({ name })}{" "}
          {others.length === 0
            ? t.noSuccessor
            : t.successors({ names: formatList(others, language) })}{" "}
          <a href={`${organisationPath(id)}#roles`}>{t.handOver({ name })}</a>
        </p>
      ))}
      <p>
        <a class="button primary" href={ACCOUNT_PATH}>
          {t.eraseNo}
        </a>
      </p>
    </section>
  );
};

/** Competitions that did not erase the person, with reasons. */
export const NotErasedList = ({
  notErased,
  t,
}: {
  readonly notErased: readonly NotErased[];
  readonly t: Words;
}): VNode => (
  <section class="message warn stack" role="alert" aria-labelledby="not-erased">
    <h2 id="not-erased">{t.notErased}</h2>
    <ul>
      {notErased.map(({ competition, name, entry, problem }) => (
        <li key={`${competition} ${entry}`} class="wraps">
          <a href={`/c/${competition}`}>{name}</a>: {problem}
        </li>
      ))}
    </ul>
    <p class="wraps">{t.notErasedWhy}</p>
    <ActForm act="erase">
      <input type="hidden" name="sure" value="yes" />
      <input type="hidden" name="anyway" value="yes" />
      <button type="submit" class="danger">
        {t.eraseAnyway}
      </button>
    </ActForm>
  </section>
);
