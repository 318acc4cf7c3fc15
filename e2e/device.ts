/** A user's own browser with a fingerprint reader: the way in for people with an account. */
import { type Browser, type CDPSession, expect, type Page } from "@playwright/test";
import { newVisitor } from "./losfee.ts";

/** The same server by its name: browsers have no passkeys for IP addresses. */
const byName = (url: string): string => url.replace("127.0.0.1", "localhost");

interface Device {
  readonly page: Page;
  readonly reader: CDPSession;
  readonly authenticatorId: string;
}

/** A browser of its own at a server, without a signed-in user. */
export const newDevice = async (
  browser: Browser,
  url: string,
  locale = "de-DE",
): Promise<Device> => {
  const context = await newVisitor(browser, { locale, baseURL: byName(url) });
  const page = await context.newPage();
  const reader = await context.newCDPSession(page);
  await reader.send("WebAuthn.enable");
  const { authenticatorId } = await reader.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { page, reader, authenticatorId };
};

/** Adds a passkey on the user's account page. */
export const addPasskey = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel(/^Name, zum Beispiel/).fill(name);
  await page.getByRole("button", { name: "Passkey hinzufügen" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: name })).toBeVisible();
};
