import markdownIt from "markdown-it";
import sanitizeHtml from "sanitize-html";

/**
 * Renders Markdown (CommonMark with tables and strikethrough) to HTML that is safe in any page: no
 * raw HTML, no pictures, headings below the page's, links with `rel` that vouch for nothing. Server
 * only, as the libraries are large. Linear in the length of the text.
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

/** The page has an h1, its section an h2. */
const BELOW_SECTION = 2;
const LOWEST = 6;

const markdown = markdownIt({ html: false, linkify: true });
// Link only URLs with a scheme: `bei.uns` is no address.
markdown.linkify.set({ fuzzyLink: false });
markdown.core.ruler.push("headings-below-section", ({ tokens }) => {
  for (const token of tokens) {
    if (token.type !== "heading_open" && token.type !== "heading_close") continue;
    token.tag = `h${Math.min(LOWEST, Number(token.tag.slice(1)) + BELOW_SECTION)}`;
  }
});
// Pictures from elsewhere would reveal readers to others: show the alternative text instead.
markdown.renderer.rules["image"] = (tokens, at) =>
  markdown.utils.escapeHtml(tokens[at]?.content ?? "");
