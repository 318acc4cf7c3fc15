/** Signs in with a passkey or creates one, with a challenge from the server. */
import { SIGNED_IN_PATH } from "../shell/accounts.ts";
import { api } from "../shell/client/api.ts";
import { leadTo } from "../shell/client/document-base.ts";

const button = document.querySelector<HTMLButtonElement>("button[data-passkey]");
const state = document.getElementById("passkey-state");

const say = (text: string): void => {
  if (state !== null) state.textContent = text;
};

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
    sign.charCodeAt(0),
  );

const text = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** The server's options as JSON by the standard, with bytes in base64url. */
interface Asked {
  readonly challenge: string;
  readonly user?: { readonly id: string };
  readonly excludeCredentials?: readonly { readonly id: string }[];
}

/** Decodes the options; not all browsers can parse the JSON themselves. */
const optionsOf = (asked: Asked): object => ({
  ...asked,
  challenge: bytes(asked.challenge),
  ...(asked.user === undefined ? {} : { user: { ...asked.user, id: bytes(asked.user.id) } }),
  ...(asked.excludeCredentials === undefined
    ? {}
    : {
        excludeCredentials: asked.excludeCredentials.map((key) => ({ ...key, id: bytes(key.id) })),
      }),
});

const answerOf = ({ id, rawId, response }: PublicKeyCredential) => {
  const head = { id, rawId: text(rawId), type: "public-key" as const, clientExtensionResults: {} };
  const clientDataJSON = text(response.clientDataJSON);
  if (response instanceof AuthenticatorAttestationResponse) {
    const attestationObject = text(response.attestationObject);
    const transports = response.getTransports();
    return { ...head, response: { clientDataJSON, attestationObject, transports } };
  }
  const { authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
  const proof = { authenticatorData: text(authenticatorData), signature: text(signature) };
  return { ...head, response: { clientDataJSON, ...proof, userHandle: text(userHandle) } };
};

/** Asks the browser for a passkey; null, with a message, if the user chose none. */
const chosen = async (ask: () => Promise<Credential | null>) => {
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? answerOf(credential) : null;
  } catch {
    // Cancelled, timed out, or already on this device: browsers do not distinguish.
    say(state?.dataset["cancelled"] ?? "");
    return null;
  }
};

const signIn = async (): Promise<void> => {
  const asked = await api("POST /sign-in/passkey/challenge");
  if (!asked.ok) return say(asked.problem.detail);
  const publicKey = optionsOf(asked.value as unknown as Asked) as PublicKeyCredentialRequestOptions;
  const credential = await chosen(() => navigator.credentials.get({ publicKey }));
  if (credential === null) return;
  const answer = await api("POST /sign-in/passkey", { body: { credential } });
  if (!answer.ok) return say(answer.problem.detail);
  leadTo(SIGNED_IN_PATH);
};

const add = async (): Promise<void> => {
  const name = document.querySelector<HTMLInputElement>("#passkey-name")?.value ?? "";
  const asked = await api("POST /account/passkeys/challenge");
  if (!asked.ok) return say(asked.problem.detail);
  const publicKey = optionsOf(
    asked.value as unknown as Asked,
  ) as unknown as PublicKeyCredentialCreationOptions;
  const credential = await chosen(() => navigator.credentials.create({ publicKey }));
  if (credential === null) return;
  const answer = await api("POST /account/passkeys", { body: { name, credential } });
  if (!answer.ok) return say(answer.problem.detail);
  leadTo("/account");
};

if (button !== null && state !== null) {
  if ("PublicKeyCredential" in window) {
    say("");
    button.hidden = false;
    button.addEventListener("click", () => {
      say("");
      button.disabled = true;
      void (button.dataset["passkey"] === "add" ? add() : signIn()).finally(() => {
        button.disabled = false;
      });
    });
  } else say(state.dataset["unknown"] ?? "");
}
document.body.dataset["alive"] = "true";
