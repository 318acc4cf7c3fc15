/**
 * Returns a page's text, with titles and labels. Omits options of lists, as a director may choose
 * any system.
 */
export const saidBy = (html: string): string => {
  const body = html
    .replace(/<(script|style|select|datalist|head)\b.*?<\/\1>/gs, " ")
    .replace(/<(?:code|pre)\b.*?<\/(?:code|pre)>/gs, " ");
  const labels = [...body.matchAll(/ (?:title|aria-label|alt|placeholder)="([^"]*)"/g)];
  const text = body.replace(/<[^>]*>/g, " ").replace(/&amp;/g, "&");
  return [text, ...labels.map(([, label = ""]) => label)].join(" ").replace(/\s+/g, " ");
};
