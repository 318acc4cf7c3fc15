/**
 * A website that may show pages of ours in its own, as browsers compare it (CSP Level 3, "host-source"):
 * `https://club.example`, `http://localhost:8080`, `https://*.club.example`. From whatever somebody
 * pastes of an address of it; null where none can be made out.
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
  // All sites of a whole top-level domain are nobody's.
  if (isWild && !hostname.includes(".")) return null;
  return `${protocol}//${isWild ? "*." : ""}${host}`;
};
