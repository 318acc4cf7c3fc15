/** Elements with invisible content, or that repeat another person's text. */
const DROPPED: ReadonlySet<string> = new Set([
  "script",
  "style",
  "head",
  "title",
  "template",
  "blockquote",
]);

/** Elements that begin a new line. */
const BREAKS: ReadonlySet<string> = new Set(
  "br p div li tr h1 h2 h3 h4 h5 h6 table ul ol hr pre section article".split(" "),
);

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  szlig: "ß",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  frac12: "½",
  laquo: "«",
  raquo: "»",
  bdquo: "„",
  ldquo: "“",
  rdquo: "”",
  sbquo: "‚",
  lsquo: "‘",
  rsquo: "’",
  aelig: "æ",
  AElig: "Æ",
  oelig: "œ",
  OElig: "Œ",
  oslash: "ø",
  Oslash: "Ø",
  shy: "",
  zwnj: "",
  thinsp: " ",
};

/** `&eacute;` is a letter and its mark. */
const MARKED = /^([a-z])(acute|grave|circ|uml|cedil|tilde|ring|caron)$/i;

const MARKS: Readonly<Record<string, string>> = {
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  uml: "\u0308",
  cedil: "\u0327",
  tilde: "\u0303",
  ring: "\u030A",
  caron: "\u030C",
};

/** Returns the character of a named entity; null if it is unknown. */
const namedCharacter = (name: string): string | null => {
  const known = ENTITIES[name];
  if (known !== undefined) return known;
  const [, letter = "", mark = ""] = MARKED.exec(name) ?? [];
  return letter === "" ? null : `${letter}${MARKS[mark] ?? ""}`.normalize("NFC");
};

const NAME = /^\/?([a-z][a-z0-9]*)/i;

/** Beginning of the earlier mail that web mailers append to an answer. */
const EARLIER_MAIL = /class="?[^">]*\bgmail_quote\b|id="?(?:divRplyFwdMsg|appendonsend)\b/i;

/**
 * Returns the text of an HTML mail: a line for each block, without scripts, styles and quoted
 * mails. Not a renderer: good enough to read words from. Linear for any markup.
 */
export const htmlText = (html: string): string => {
  const pieces: string[] = [];
  let dropping: { readonly name: string; depth: number } | null = null;
  let offset = 0;
  while (offset < html.length) {
    const tag = html.indexOf("<", offset);
    const textEnd = tag === -1 ? html.length : tag;
    if (dropping === null && textEnd > offset) pieces.push(decoded(html.slice(offset, textEnd)));
    if (tag === -1) break;
    const end = endOfTag(html, tag);
    const inside = html.slice(tag + 1, Math.max(tag + 1, end - 1));
    const name = NAME.exec(inside)?.[1]?.toLowerCase() ?? "";
    const closing = inside.startsWith("/");
    if (dropping !== null) {
      if (name === dropping.name) dropping.depth += closing ? -1 : 1;
      if (dropping.depth === 0) dropping = null;
    } else if (!closing && EARLIER_MAIL.test(inside.slice(0, 300))) {
      break;
    } else if (DROPPED.has(name) && !closing && !inside.endsWith("/")) {
      dropping = { name, depth: 1 };
    } else if (BREAKS.has(name)) pieces.push("\n");
    else if (name === "td" || name === "th") pieces.push(" ");
    offset = end;
  }
  return pieces.join("");
};

const endOfTag = (html: string, start: number): number => {
  const comment = html.startsWith("<!--", start);
  const end = html.indexOf(comment ? "-->" : ">", start);
  return end === -1 ? html.length : end + (comment ? 3 : 1);
};

/** Line breaks of the source are spaces in HTML. */
const decoded = (text: string): string =>
  text.replace(/\s+/g, " ").replace(/&(#x?[0-9a-f]{1,6}|\w{1,10});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return namedCharacter(name) ?? whole;
    const hexadecimal = name[1] === "x" || name[1] === "X";
    const code = Number.parseInt(name.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
