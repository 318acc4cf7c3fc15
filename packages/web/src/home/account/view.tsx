import { formatTime, LANGUAGE_DEFINITIONS, LANGUAGES } from "@losfee/contract";
import { accountTexts } from "@losfee/messages/home-account";
import type { VNode } from "preact";
import { RefusableField } from "../../parts/accounts/refusable-field.tsx";
import { PrivacyHint } from "../../parts/privacy-hint.tsx";
import { Section } from "../../parts/section.tsx";
import { StageHead } from "../../parts/stage/stage-head.tsx";
import { ACCOUNT_PATH, type AccountFacts, SIGN_IN_PATH } from "../../shell/accounts.ts";
import type { PageProps } from "../../shell/page.ts";
import { usePage, useTexts } from "../../shell/page-context.ts";
import { ORGANISATIONS_PATH } from "../../shell/paths.ts";
import { ActForm } from "./act-form.tsx";
import { EraseQuestion, NotErasedList, OwnDataSections } from "./own-data.tsx";
import type { AccountModel, LastWay } from "./page.ts";
import { Ways } from "./ways.tsx";

/** Name, ways to sign in, and active sessions. */
export const AccountView = ({ model }: PageProps<AccountModel>): VNode => {
  const t = useTexts(accountTexts);
  const { account, asking, done } = model;
  return (
    <div class="stack account-page">
      <StageHead title={t.title} />
      {account === null ? (
        <>
          {done === "erased" ? (
            <p class="message good" role="status">
              {t.done.erased}
            </p>
          ) : (
            <p class="message">{t.none}</p>
          )}
          <p>
            <a class="button primary" href={SIGN_IN_PATH}>
              {t.signIn}
            </a>
          </p>
        </>
      ) : (
        <>
          {done !== null && (
            <p class="message good" role="status">
              {t.done[done]}
            </p>
          )}
          {model.isErasing && <EraseQuestion account={account} t={t} />}
          {model.notErased.length > 0 && <NotErasedList notErased={model.notErased} t={t} />}
          <p class="cluster">
            <a class="button" href="/console">
              {t.tasks}
            </a>
            <a href={ORGANISATIONS_PATH}>{t.organisations}</a>
          </p>
          {asking !== null && <LastWayQuestion asking={asking} t={t} />}
          <PersonForm model={model} account={account} t={t} />
          <Ways model={model} account={account} />
          <TeamList teams={account.teams} t={t} />
          <OwnDataSections account={account} refused={model.refusedCorrection} t={t} />
          <SessionList account={account} />
          <PrivacyHint />
        </>
      )}
    </div>
  );
};

type Words = (typeof accountTexts)["en"];

const LastWayQuestion = ({
  asking: { way, id, name },
  t,
}: {
  readonly asking: LastWay;
  readonly t: Words;
}): VNode => (
  <section class="message warn stack" role="alert" aria-labelledby="last-way">
    <h2 id="last-way">{t.lastTitle}</h2>
    <p class="wraps">{t.lastAsk({ name })}</p>
    <ActForm act={`remove-${way}`} id={id}>
      <input type="hidden" name="sure" value="yes" />
      <a class="button primary" href={ACCOUNT_PATH}>
        {t.lastNo}
      </a>
      <button type="submit">{t.lastYes}</button>
    </ActForm>
  </section>
);

const PersonForm = ({
  model,
  account,
  t,
}: {
  readonly model: AccountModel;
  readonly account: AccountFacts;
  readonly t: Words;
}): VNode => (
  <Section id="person" title={t.person}>
    <form method="post" action={ACCOUNT_PATH} class="stack">
      <input type="hidden" name="act" value="save" />
      <RefusableField
        act="save"
        name="name"
        label={t.name}
        kind="person"
        value={account.name}
        refused={model.refused}
      />
      <label class="field">
        <span>{t.language}</span>
        <select name="language">
          {LANGUAGES.map((language) => (
            <option
              key={language}
              value={language}
              lang={language}
              selected={language === account.language}
            >
              {LANGUAGE_DEFINITIONS[language].name}
            </option>
          ))}
        </select>
      </label>
      <p>
        <button type="submit">{t.save}</button>
      </p>
    </form>
  </Section>
);

/** A captain's teams, linked to the page that the team's link also opens. */
const TeamList = ({
  teams,
  t,
}: Pick<AccountFacts, "teams"> & { readonly t: Words }): VNode | null =>
  teams.length === 0 ? null : (
    <Section id="teams" title={t.teams}>
      <ul class="plain stack">
        {teams.map(({ competition, name, team }) => (
          <li key={competition} class="account-line">
            <a class="wraps" href={`/c/${competition}/me`}>
              <b>{team}</b>
            </a>
            <span class="note wraps">{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  );

const SessionList = ({ account: { sessions } }: { readonly account: AccountFacts }): VNode => {
  const page = usePage();
  const t = accountTexts[page.language];
  const deviceOf = ({ browser, system }: AccountFacts["sessions"][number]): string =>
    [browser, system].filter((part) => part !== null).join(", ") || t.unknown;
  return (
    <Section id="sessions" title={t.sessions}>
      <ul class="plain stack">
        {sessions.map((session) => (
          <li key={session.id} class="account-line">
            <span class="wraps">
              <b>{deviceOf(session)}</b>{" "}
              <span class="note">
                {t.lastUsed}{" "}
                <time dateTime={session.lastUsedAt}>
                  {formatTime(session.lastUsedAt, page.language, page.timeZone)}
                </time>
              </span>
            </span>
            {session.isHere ? (
              <span class="tag">{t.here}</span>
            ) : (
              <ActForm act="end-session" id={session.id}>
                <button type="submit" aria-label={t.endOf({ device: deviceOf(session) })}>
                  {t.end}
                </button>
              </ActForm>
            )}
          </li>
        ))}
      </ul>
      <div class="cluster">
        {sessions.length > 1 && (
          <ActForm act="end-others">
            <button type="submit">{t.endOthers}</button>
          </ActForm>
        )}
        <ActForm act="sign-out">
          <button type="submit">{t.signOut}</button>
        </ActForm>
      </div>
    </Section>
  );
};
