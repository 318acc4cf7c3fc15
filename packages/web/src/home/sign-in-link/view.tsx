import { signInLinkTexts } from "@losfee/messages/home-sign-in-link";
import type { VNode } from "preact";
import { RefusableField } from "../../parts/accounts/refusable-field.tsx";
import { PrivacyHint } from "../../parts/privacy-hint.tsx";
import { StageHead } from "../../parts/stage/stage-head.tsx";
import { providerPath, type ShownSignInLink, SIGN_IN_PATH } from "../../shell/accounts.ts";
import type { PageProps } from "../../shell/page.ts";
import { useTexts } from "../../shell/page-context.ts";
import type { SignInLinkModel } from "./page.ts";

/** One question with one button, or a note that the link is used up. */
export const SignInLinkView = ({ model }: PageProps<SignInLinkModel>): VNode => {
  const t = useTexts(signInLinkTexts);
  const { link, token } = model;
  return (
    <div class="stack account-page">
      <StageHead title={t.title[link?.purpose ?? "mail"]} />
      {link === null ? (
        <>
          <p class="message">{t.over}</p>
          <p>
            <a class="button" href={SIGN_IN_PATH}>
              {t.again}
            </a>
          </p>
        </>
      ) : (
        <>
          <form method="post" class="stack">
            <p class="wraps">{questionOf(link, t)}</p>
            {!link.isHere && (
              <>
                <p class="message warn">{t.elsewhere}</p>
                <p>
                  <label class="own-choice">
                    <input type="checkbox" name="elsewhere" value="yes" required />
                    <span>{t.elsewhereBox}</span>
                  </label>
                </p>
              </>
            )}
            {link.name === null && (
              <>
                <RefusableField
                  act="follow"
                  name="name"
                  label={t.name}
                  kind="person"
                  refused={model.refused}
                />
                <PrivacyHint />
              </>
            )}
            <p>
              <button type="submit" class="primary big">
                {t.act[link.purpose]}
              </button>
            </p>
          </form>
          {model.providers.length > 0 && (
            <>
              <p class="note">{t.or}</p>
              <ul class="plain stack">
                {model.providers.map(({ id, name }) => (
                  <li key={id}>
                    <a
                      class="button"
                      href={`${providerPath(id)}?invitation=${encodeURIComponent(token)}`}
                    >
                      {t.provider({ name })}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </div>
  );
};

const questionOf = (
  { purpose, name, address }: ShownSignInLink,
  t: (typeof signInLinkTexts)["en"],
): string => {
  if (purpose === "address") return t.address({ address: address ?? "", name: name ?? "" });
  if (name === null) return t.fresh({ address: address ?? "" });
  return purpose === "invitation" ? t.invitation({ name }) : t.signIn({ name });
};
