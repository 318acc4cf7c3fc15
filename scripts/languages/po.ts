/** A message of a catalogue: a text of the program, and its translation. */
export interface PoEntry {
  /** Place of the text: file and key. With {@link id} it identifies the entry. */
  readonly context: string;
  readonly id: string;
  /** The other form of a counted noun; null for a text without forms. */
  readonly plural: string | null;
  /** One text, or one for each plural form of the language; empty ones are still missing. */
  readonly strings: readonly string[];
  /** Remarks for translators (`#.`). */
  readonly comments: readonly string[];
  readonly fuzzy: boolean;
  /** The line of its `msgctxt` in the file it was read from; 0 for a new one. */
  readonly line: number;
}

/** A catalogue in gettext's PO format: the fields of its header and its entries. */
export interface PoFile {
  readonly headers: ReadonlyMap<string, string>;
  readonly entries: readonly PoEntry[];
}

/** An invalid place in a PO file, and the expected content. */
export interface PoFault {
  readonly line: number;
  readonly fault: string;
}

/** Writes a catalogue; {@link readPo} reads the same one back. */
export const writePo = ({ headers, entries }: PoFile): string => {
  const header = [...headers].map(([name, value]) => `${name}: ${value}\n`).join("");
  const blocks = [
    ['msgid ""', ...field("msgstr", header)],
    ...entries.map((entry) => [
      ...entry.comments.flatMap((comment) =>
        comment.split("\n").map((line) => `#. ${line}`.trimEnd()),
      ),
      ...(entry.fuzzy ? ["#, fuzzy"] : []),
      ...field("msgctxt", entry.context),
      ...field("msgid", entry.id),
      ...(entry.plural === null ? [] : field("msgid_plural", entry.plural)),
      ...(entry.plural === null
        ? field("msgstr", entry.strings[0] ?? "")
        : entry.strings.flatMap((text, form) => field(`msgstr[${form}]`, text))),
    ]),
  ];
  return `${blocks.map((block) => block.join("\n")).join("\n\n")}\n`;
};

/** Texts of several lines are split below an empty first string, as gettext writes them. */
const field = (keyword: string, text: string): readonly string[] => {
  const lines = text.split(/(?<=\n)/);
  return lines.length < 2
    ? [`${keyword} ${quoted(text)}`]
    : [`${keyword} ""`, ...lines.map(quoted)];
};

const quoted = (text: string): string =>
  `"${text.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\t", "\\t").replaceAll("\r", "\\r")}"`;

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["t", "\t"],
  ["r", "\r"],
  ['"', '"'],
  ["\\", "\\"],
]);

const unquoted = (text: string): string =>
  text.replace(/\\(.)/g, (whole, letter: string) => ESCAPES.get(letter) ?? whole);

/** An entry while its lines are read. */
interface Draft {
  readonly texts: Map<string, string>;
  readonly comments: string[];
  fuzzy: boolean;
  line: number;
}

const newDraft = (): Draft => ({ texts: new Map(), comments: [], fuzzy: false, line: 0 });

/**
 * Reads a PO file: every entry with its line, and every invalid line. Skips obsolete entries (`#~`)
 * and translators' remarks (`# …`, `#:`, `#|`).
 */
export const readPo = (text: string): PoFile & { readonly faults: readonly PoFault[] } => {
  const drafts: Draft[] = [];
  const faults: PoFault[] = [];
  let draft = newDraft();
  let keyword: string | null = null;
  const close = (): void => {
    if (draft.texts.size > 0) drafts.push(draft);
    draft = newDraft();
    keyword = null;
  };
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const [line, number] = [raw.trim(), index + 1];
    const start = /^(msgctxt|msgid|msgid_plural|msgstr|msgstr\[\d+\]) ("(?:[^"\\]|\\.)*")$/.exec(
      line,
    );
    const more = /^"(?:[^"\\]|\\.)*"$/.test(line);
    if (line === "") close();
    else if (line.startsWith("#")) {
      if ([...draft.texts.keys()].some((one) => one.startsWith("msgstr"))) close();
      if (line.startsWith("#.")) draft.comments.push(line.slice(2).replace(/^ /, ""));
      if (/^#,.*\bfuzzy\b/.test(line)) draft.fuzzy = true;
    } else if (start !== null) {
      const [, name = "", value = '""'] = start;
      // Some editors leave no empty line between two entries.
      if ((name === "msgctxt" || name === "msgid") && draft.texts.has("msgstr")) close();
      if (draft.texts.has(name)) faults.push({ line: number, fault: `${name} stands here twice` });
      if (draft.texts.size === 0) draft.line = number;
      draft.texts.set(name, unquoted(value.slice(1, -1)));
      keyword = name;
    } else if (more && keyword !== null) {
      draft.texts.set(keyword, `${draft.texts.get(keyword)}${unquoted(line.slice(1, -1))}`);
    } else faults.push({ line: number, fault: `"${line}" is no line of a PO file` });
  }
  close();
  const head = drafts.find(({ texts }) => texts.get("msgid") === "" && !texts.has("msgctxt"));
  return {
    headers: headersOf(head?.texts.get("msgstr") ?? ""),
    entries: drafts.filter((one) => one !== head).map(entryOf),
    faults,
  };
};

const headersOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split("\n")
      .filter((line) => line.includes(":"))
      .map((line) => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
      }),
  );

const entryOf = ({ texts, comments, fuzzy, line }: Draft): PoEntry => ({
  context: texts.get("msgctxt") ?? "",
  id: texts.get("msgid") ?? "",
  plural: texts.get("msgid_plural") ?? null,
  strings: texts.has("msgstr")
    ? [texts.get("msgstr") ?? ""]
    : [...texts]
        .filter(([name]) => name.startsWith("msgstr["))
        .sort(([a], [b]) => Number(a.slice(7, -1)) - Number(b.slice(7, -1)))
        .map(([, value]) => value),
  comments,
  fuzzy,
  line,
});
