/** Folders of a package, at its top, that it does not run on. */
const BESIDE = /^(test|tests|__tests__|docs?|examples?|bench(mark)?s?|coverage|\.github)\//;

/** Declarations, maps and sources of compiled files, and what is for readers of a package. */
const NOT_RUN = /(\.map|\.[cm]?ts|\.tsx|\.md|\.markdown|\.flow|\.tsbuildinfo|\.lock|-lock\.json)$/i;

/** True if a package runs on its file; licences stay, too. `path` begins in the package. */
export const isNeeded = (path: string): boolean =>
  /^(licen[cs]e|copying|notice)/i.test(path) || !(BESIDE.test(path) || NOT_RUN.test(path));

/** True if Losfee runs on the file of one of its own packages. */
export const isNeededOfOurs = (name: string, path: string): boolean =>
  path === "package.json" ||
  path.startsWith("bin/") ||
  (/^dist\/(joined|bundle|fonts)\//.test(path) && isNeeded(path)) ||
  (name === "@losfee/messages" && /^(dist\/)?[^/]+\.js$/.test(path));
