/** Whether a text that names where everything is stored means a PostgreSQL database, not a file. */
export const isDatabaseAddress = (text: string): boolean => /^postgres(ql)?:\/\//i.test(text);

/**
 * The address of a database as it may be shown: without its password, which may stand in several places
 * of it. Null where it is no address.
 */
export const shownAddress = (address: string): string | null => {
  // As the driver understands it: without a host the server is on this machine.
  const text = address.replace("@/", "@localhost/");
  if (!isDatabaseAddress(address) || !URL.canParse(text)) return null;
  const { username, hostname, port, pathname, searchParams } = new URL(text);
  const host = searchParams.get("host") ?? (hostname || "localhost");
  // A host that is a path is the folder of the server's socket.
  const place = host.startsWith("/") ? `(${host})` : `${host}:${port || "5432"}`;
  return `postgres://${username === "" ? "" : `${username}@`}${place}${pathname}`;
};
