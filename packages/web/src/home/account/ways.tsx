import { formatTime } from "@losfee/contract";
import { accountTexts } from "@losfee/messages/home-account";
import type { VNode } from "preact";
import { PasskeyButton } from "../../parts/accounts/passkey-button.tsx";
import { RefusableField } from "../../parts/accounts/refusable-field.tsx";
import { Section } from "../../parts/section.tsx";
import {
  ACCOUNT_PATH,
  type AccountFacts,
  providerPath,
  type WayToRemove,
} from "../../shell/accounts.ts";
import type { PageProps } from "../../shell/page.ts";
import { usePage, useTexts } from "../../shell/page-context.ts";
import { ActForm } from "./act-form.tsx";
import type { AccountModel } from "./page.ts";

interface WaysProps extends PageProps<AccountModel> {
  readonly account: AccountFacts;
}

/** All ways into the account: passkeys, mail addresses, providers. */
export const Ways = (props: WaysProps): VNode => {
  const { account } = props;
  const t = useTexts(accountTexts);
  return (
    <>
      <Section id="passkeys" title={t.passkeys}>
        <PasskeyList {...props} />
      </Section>
      <Section id="addresses" title={t.addresses}>
        <AddressList {...props} />
      </Section>
      {account.connected.length + account.others.length > 0 && (
        <Section id="providers" title={t.providers}>
          <ProviderList {...props} />
        </Section>
      )}
    </>
  );
};

const PasskeyList = ({ account }: WaysProps): VNode => {
  const page = usePage();
  const t = accountTexts[page.language];
  const timeOf = (time: string): VNode => (
    <time dateTime={time}>{formatTime(time, page.language, page.timeZone)}</time>
  );
  return (
    <>
      <p class="note">{t.passkeysHint}</p>
      {account.passkeys.length === 0 && <p class="empty">{t.noPasskeys}</p>}
      <ul class="plain stack">
        {account.passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id} class="account-line">
            <span class="wraps">
              <b>{name}</b>{" "}
              <span class="note">
                {t.made} {timeOf(createdAt)}
                {lastUsedAt !== null && (
                  <>
                    , {t.used} {timeOf(lastUsedAt)}
                  </>
                )}
              </span>
            </span>
            <span class="cluster">
              <ActForm act="rename-passkey" id={id}>
                <input
                  name="name"
                  defaultValue={name}
                  required
                  aria-label={t.renameOf({ name })}
                  autocomplete="off"
                />
                <button type="submit" aria-label={t.renameOf({ name })}>
                  {t.rename}
                </button>
              </ActForm>
              <Remove way="passkey" id={id} name={name} />
            </span>
          </li>
        ))}
      </ul>
      {account.noPasskeys === null && (
        <p class="field">
          <label for="passkey-name">{t.passkeyName}</label>
          <input id="passkey-name" autocomplete="off" />
        </p>
      )}
      <PasskeyButton
        act="add"
        noPasskeys={account.noPasskeys}
        label={t.passkeyAdd}
        states={{
          script: t.passkeyNeedsScript,
          unknown: t.passkeyUnknown,
          cancelled: t.passkeyCancelled,
        }}
      />
    </>
  );
};

const AddressList = ({ model, account }: WaysProps): VNode => {
  const t = useTexts(accountTexts);
  return (
    <>
      <p class="note">{account.sendsMail ? t.addressesHint : t.noMail}</p>
      {account.addresses.length === 0 && <p class="empty">{t.noAddresses}</p>}
      <ul class="plain stack">
        {account.addresses.map((address) => (
          <li key={address} class="account-line">
            <b class="wraps">{address}</b>
            <Remove way="address" id={address} name={address} />
          </li>
        ))}
      </ul>
      {account.sendsMail && (
        <form method="post" action={ACCOUNT_PATH} class="stack">
          <input type="hidden" name="act" value="add-address" />
          <RefusableField
            act="add-address"
            name="address"
            label={t.address}
            kind="address"
            refused={model.refused}
          />
          <p>
            <button type="submit">{t.addressAdd}</button>
          </p>
        </form>
      )}
    </>
  );
};

const ProviderList = ({ account }: WaysProps): VNode => {
  const t = useTexts(accountTexts);
  return (
    <>
      <ul class="plain stack">
        {account.connected.map(({ id, name }) => (
          <li key={id} class="account-line">
            <b class="wraps">{name}</b>
            <Remove way="provider" id={id} name={name} />
          </li>
        ))}
        {account.others.map(({ id, name }) => (
          <li key={id}>
            <a class="button" href={`${providerPath(id)}?connect`}>
              {t.connect({ name })}
            </a>
          </li>
        ))}
      </ul>
      {account.others.length > 0 && <p class="note">{t.connectHint}</p>}
    </>
  );
};

const Remove = ({
  way,
  id,
  name,
}: {
  readonly way: WayToRemove;
  readonly id: string;
  readonly name: string;
}): VNode => {
  const t = useTexts(accountTexts);
  return (
    <ActForm act={`remove-${way}`} id={id}>
      <button type="submit" aria-label={t.removeOf({ name })}>
        {t.remove}
      </button>
    </ActForm>
  );
};
