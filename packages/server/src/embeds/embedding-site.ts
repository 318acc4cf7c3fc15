/**
 * Returns a website that may embed our pages in the form browsers compare (CSP Level 3,
 * "host-source"): `https://club.example`, `http://localhost:8080`, `https://*.club.example`.
 * Accepts any address a user pastes; null if it contains no site.
 */
export const embeddingSite = (text: string): string | null => {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === "" || /[\s;,'"]/.test(trimmed)) return null;
  const address = /^[a-z][a-z0-9+.-]*:\/\//.test(trimmed) ? trimmed : `https://${trimmed}`;
  const isWild = /^https?:\/\/\*\./.test(address);
  const plain = isWild ? address.replace("*.", "") : address;
  if (plain.includes("*") || !URL.canParse(plain)) return null;
  const { protocol, host, hostname, username, password } = new URL(plain);
  if (protocol !== "https:" && protocol !== "http:") return null;
  if (hostname === "" || username !== "" || password !== "") return null;
  // No one owns all sites of a top-level domain.
  if (isWild && !hostname.includes(".")) return null;
  return `${protocol}//${isWild ? "*." : ""}${host}`;
};
