import markdownIt from "markdown-it";
import sanitizeHtml from "sanitize-html";

/**
 * A text in Markdown (CommonMark with tables and strikethrough) as HTML that may stand in any page:
 * no HTML of its own, no pictures, headings below those of the page, links that vouch for nothing.
 * Never in a browser: the libraries are large. Linear in the length of the text.
 */
export const htmlOfMarkdown = (text: string): string =>
  sanitizeHtml(markdown.render(text), {
    allowedTags: [
      ...["h3", "h4", "h5", "h6", "p", "ul", "ol", "li", "blockquote", "pre", "code", "hr", "br"],
      ...["strong", "em", "s", "a", "table", "thead", "tbody", "tr", "th", "td"],
    ],
    allowedAttributes: { a: ["href", "rel"], ol: ["start"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = "" }) => ({ tagName, attribs: { href, rel: "nofollow noopener" } }),
    },
  }).trim();

/** The page has a heading of the first level, its section one of the second. */
const BELOW_SECTION = 2;
const LOWEST = 6;

const markdown = markdownIt({ html: false, linkify: true });
// Only what has a scheme, or is an address of the web: `bei.uns` is no address.
markdown.linkify.set({ fuzzyLink: false });
markdown.core.ruler.push("headings-below-section", ({ tokens }) => {
  for (const token of tokens) {
    if (token.type !== "heading_open" && token.type !== "heading_close") continue;
    token.tag = `h${Math.min(LOWEST, Number(token.tag.slice(1)) + BELOW_SECTION)}`;
  }
});
// Pictures from elsewhere would tell others who reads the page: what they show is said instead.
markdown.renderer.rules["image"] = (tokens, at) =>
  markdown.utils.escapeHtml(tokens[at]?.content ?? "");
