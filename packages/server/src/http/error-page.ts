import type { Language } from "@losfee/contract";

/** What a visitor is told instead of the page. */
interface Message {
  readonly title: string;
  readonly detail: string;
}

/** A page that says what is wrong and leads back, for people who followed a link. */
export const errorPage = (
  { title, detail }: Message,
  language: Language,
  stylesheet: string,
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Losfee</title>
<link rel="stylesheet" href="${escaped(stylesheet)}">
</head>
<body class="layout-public">
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(detail)}</p>
<p><a href="/">${language === "de" ? "Zur ersten Seite" : "Go to the first page"}</a></p>
</main>
</body>
</html>
`;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
