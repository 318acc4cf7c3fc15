/** True if a storage address is a PostgreSQL database, not a file. */
export const isDatabaseAddress = (text: string): boolean => /^postgres(ql)?:\/\//i.test(text);

/**
 * The address of a database for display: without its password, which may occur in several places.
 * Null if it is no valid address.
 */
export const shownAddress = (address: string): string | null => {
  // Like the driver: without a host the server is on this machine.
  const text = address.replace("@/", "@localhost/");
  if (!isDatabaseAddress(address) || !URL.canParse(text)) return null;
  const { username, hostname, port, pathname, searchParams } = new URL(text);
  const host = searchParams.get("host") ?? (hostname || "localhost");
  // A host that is a path is the folder of the server's socket.
  const place = host.startsWith("/") ? `(${host})` : `${host}:${port || "5432"}`;
  return `postgres://${username === "" ? "" : `${username}@`}${place}${pathname}`;
};
