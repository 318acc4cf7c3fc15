/** Why a drawing is refused: `part` names the element as the file does. */
export interface DrawingFault {
  readonly part: string;
}

/*
 * A few lines of SVG can take minutes and gigabytes to draw: filters, patterns, nested uses,
 * dashes. Logos need none of that. So a drawing may hold shapes, groups, text and gradients;
 * anything else is refused before the library reads it.
 */

/** Limit of a drawing in characters. */
const LONGEST = 256 * 1024;

const MOST_ELEMENTS = 2000;

const DEEPEST = 24;

const ELEMENTS: ReadonlySet<string> = new Set([
  ..."svg g defs title desc metadata path rect circle ellipse line polyline polygon".split(" "),
  ..."text tspan linearGradient radialGradient stop".split(" "),
]);

/** Private notes of drawing programs; they draw nothing. */
const NOTES = /^(?:inkscape|sodipodi|rdf|cc|dc|sketch|serif):[A-Za-z-]+$/;

const ATTRIBUTES: ReadonlySet<string> = new Set([
  ..."id class version x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d points width height".split(" "),
  ..."viewBox preserveAspectRatio transform fill fill-opacity fill-rule opacity color".split(" "),
  ..."stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity".split(
    " ",
  ),
  ..."offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod".split(" "),
  ..."font-family font-size font-weight font-style text-anchor letter-spacing style".split(" "),
  ..."shape-rendering enable-background clip-rule baseProfile xml:space xmlns".split(" "),
]);

/** Names of notes and of namespace declarations. */
const NOTED = /^(?:xmlns|inkscape|sodipodi|rdf|cc|dc|sketch|serif|data)[:-][A-Za-z-]+$/;

/** Style properties that are not attributes; they do nothing to shapes. */
const PROPERTY = /^(?:-inkscape-[a-z-]+|display|visibility|line-height)$/;

/** True for values that switch their property off. */
const isOff = (value: string): boolean => /^(?:none|normal|auto)$/.test(value);

/** True unless a value has an address or an escape. A paint may name an own gradient. */
const isPlain = (value: string): boolean =>
  !/url|\\|@|&(?!(?:amp|lt|gt|quot|apos);)/i.test(
    value.replace(/^\s*url\(["']?#[\w.-]+["']?\)/, ""),
  );

/** True if an attribute, or a style property, may have a value. */
const isSimple = (name: string, value: string): boolean =>
  isOff(value) || ((ATTRIBUTES.has(name) || PROPERTY.test(name)) && isPlain(value));

const NAMESPACE = "http://www.w3.org/2000/svg";

/** Returns the first part of a drawing that is not simple; null if none. Linear in its length. */
export const faultOfDrawing = (text: string): DrawingFault | null => {
  if (text.length > LONGEST) return { part: `${Math.ceil(text.length / 1024)} kB` };
  const fault = faultOfMarkup(text.replace(/^\ufeff?\s*<\?xml[^<>]*\?>/, ""));
  return fault === null ? null : { part: fault.slice(0, 40) };
};

/** A tag, a comment, text, or the beginning of anything else. */
const PIECE = /<!--(?:[^-]|-(?!->))*-->|<\/?[A-Za-z][^<>]*>|[^<]+|</g;
const TAG =
  /^<(\/?)([A-Za-z][\w:.-]*)((?:\s+[A-Za-z][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>$/;
const ATTRIBUTE = /([A-Za-z][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

const faultOfMarkup = (text: string): string | null => {
  let depth = 0;
  let elements = 0;
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    if (piece.startsWith("<!--")) continue;
    if (!piece.startsWith("<")) {
      if (!isText(piece)) return piece.trim();
      continue;
    }
    const [, isEnd, name, attributes, isEmpty] = TAG.exec(piece) ?? [];
    if (name === undefined)
      return /^<[^\s>]{0,40}/.exec(text.slice(index, index + 50))?.[0] ?? piece;
    if (isEnd === "/") depth--;
    else {
      const fault = faultOfElement(name, attributes ?? "");
      if (fault !== null) return fault;
      if (isEmpty === "") depth++;
      if (++elements > MOST_ELEMENTS || depth > DEEPEST) return name;
    }
  }
  return null;
};

/** Text between tags may only use the entities of characters that tags are made of. */
const isText = (text: string): boolean => !/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7});)/.test(text);

const faultOfElement = (name: string, attributes: string): string | null => {
  const isNote = NOTES.test(name);
  if (!ELEMENTS.has(name) && !isNote) return name;
  for (const [, attribute = "", double, single] of attributes.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? "";
    if (attribute === "xmlns" || attribute.startsWith("xmlns:")) {
      // Under another namespace a filter would pass for a note.
      const isDrawn = value === NAMESPACE;
      if (isDrawn ? !/^xmlns(?::svg)?$/.test(attribute) : attribute === "xmlns") return attribute;
      if (value.includes("&")) return attribute;
      continue;
    }
    if (isNote || (NOTED.test(attribute) && isText(value))) continue;
    if (attribute === "href" || attribute === "xlink:href") {
      if (!/Gradient$/.test(name) || !/^#[\w.-]+$/.test(value)) return attribute;
      continue;
    }
    const isAllowed = attribute === "style" ? isPlainStyle(value) : isSimple(attribute, value);
    if (!isAllowed) return attribute;
  }
  return null;
};

const isPlainStyle = (style: string): boolean =>
  style.split(";").every((one) => {
    const [name = "", value = ""] = one.split(/:(.*)/s).map((part) => part.trim());
    return name === "" || isSimple(name, value);
  });
