import { signInTexts } from "@losfee/messages/home-sign-in";
import type { VNode } from "preact";
import { PasskeyButton } from "../../parts/accounts/passkey-button.tsx";
import { RefusableField } from "../../parts/accounts/refusable-field.tsx";
import { PrivacyHint } from "../../parts/privacy-hint.tsx";
import { Section } from "../../parts/section.tsx";
import { StageHead } from "../../parts/stage/stage-head.tsx";
import { ACCOUNT_PATH, providerPath, SIGN_IN_PATH } from "../../shell/accounts.ts";
import type { PageProps } from "../../shell/page.ts";
import { useTexts } from "../../shell/page-context.ts";
import type { SignInModel } from "./page.ts";

/** All available ways to sign in; for the others, the reason. */
export const SignInView = ({ model }: PageProps<SignInModel>): VNode => {
  const t = useTexts(signInTexts);
  return (
    <div class="stack account-page">
      <StageHead title={t.title} />
      {model.signedIn === null ? (
        <p>{t.intro}</p>
      ) : (
        <p class="message good wraps">
          {t.signedIn({ name: model.signedIn })} <a href={ACCOUNT_PATH}>{t.account}</a>
        </p>
      )}
      {model.isAsked && model.refused === null && (
        <p class="message good" role="status">
          {t.asked}
        </p>
      )}
      <Section id="by-passkey" title={t.passkey}>
        <PasskeyButton
          act="sign-in"
          noPasskeys={model.noPasskeys}
          hint={t.passkeyHint}
          label={t.passkeyButton}
          states={{
            script: t.passkeyNeedsScript,
            unknown: t.passkeyUnknown,
            cancelled: t.passkeyCancelled,
          }}
        />
      </Section>
      <Section id="by-mail" title={t.mail}>
        {model.sendsMail ? (
          <form method="post" action={SIGN_IN_PATH} class="stack">
            <RefusableField
              act="mail"
              name="address"
              label={t.address}
              kind="address"
              refused={model.refused}
            />
            <p class="note">{model.isOpen ? t.mailHint.open : t.mailHint.invited}</p>
            <p>
              <button type="submit" class="primary">
                {t.send}
              </button>
            </p>
          </form>
        ) : (
          <p class="note">{t.noMail}</p>
        )}
      </Section>
      {model.providers.length > 0 && (
        <Section id="by-provider" title={t.provider}>
          <ul class="plain stack">
            {model.providers.map(({ id, name }) => (
              <li key={id}>
                <a class="button" href={providerPath(id)}>
                  {t.providerButton({ name })}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <p class="note">{t.lost}</p>
      <PrivacyHint />
    </div>
  );
};
