import { formatTime, roleNames } from "@losfee/contract";
import { invitationTexts } from "@losfee/messages/home-invitation";
import type { VNode } from "preact";
import { RefusableField } from "../../parts/accounts/refusable-field.tsx";
import { PrivacyHint } from "../../parts/privacy-hint.tsx";
import { Section } from "../../parts/section.tsx";
import { StageHead } from "../../parts/stage/stage-head.tsx";
import { invitationPath, type ShownInvitation } from "../../shell/accounts.ts";
import type { PageProps } from "../../shell/page.ts";
import { usePage, useTexts } from "../../shell/page-context.ts";
import type { InvitationModel } from "./page.ts";

/** The invitation, and the ways to accept it. */
export const InvitationView = ({ model }: PageProps<InvitationModel>): VNode => {
  const page = usePage();
  const t = invitationTexts[page.language];
  const { invitation } = model;
  return (
    <div class="stack account-page">
      <StageHead title={t.title} />
      {invitation === null ? (
        <p class="message">{t.gone}</p>
      ) : (
        <>
          <p class="wraps">
            {t.intro[invitation.level]({
              name: invitation.name,
              role: roleNames[page.language][invitation.role],
            })}
          </p>
          {invitation.until !== null && (
            <p>{t.until({ time: formatTime(invitation.until, page.language, page.timeZone) })}</p>
          )}
          <p class="note">{t.once}</p>
          {model.runsPlace ? (
            <p class="message">{t.runsPlace}</p>
          ) : (
            <Ways model={model} invitation={invitation} />
          )}
        </>
      )}
    </div>
  );
};

const Ways = ({
  model,
  invitation: { signedIn },
}: PageProps<InvitationModel> & { readonly invitation: ShownInvitation }): VNode => {
  const t = useTexts(invitationTexts);
  const path = invitationPath(encodeURIComponent(model.token));
  return signedIn === null ? (
    <>
      <Section id="known" title={t.known}>
        <p>{t.knownHint}</p>
        <p>
          <a class="button primary" href={`${path}/sign-in`}>
            {t.signIn}
          </a>
        </p>
      </Section>
      <Section id="new" title={t.fresh}>
        <form method="post" action={path} class="stack">
          <RefusableField
            act="join"
            name="name"
            label={t.name}
            kind="person"
            refused={model.refused}
          />
          <p class="note">{t.nameHint}</p>
          <PrivacyHint />
          <p>
            <button type="submit">{t.join}</button>
          </p>
        </form>
      </Section>
    </>
  ) : (
    <form method="post" action={path} class="stack">
      <p class="wraps">{t.as({ name: signedIn })}</p>
      <p>
        <button type="submit" class="primary" autofocus>
          {t.accept}
        </button>
      </p>
    </form>
  );
};
