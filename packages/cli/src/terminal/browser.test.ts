import { expect, it } from "vitest";
import { htmlOf, programFor } from "./browser.ts";

it("each system has a program for the user's browser, and BROWSER replaces it", () => {
  expect(programFor("darwin", {})).toEqual(["open"]);
  expect(programFor("linux", {})).toEqual(["xdg-open"]);
  expect(programFor("win32", { SystemRoot: "D:\\Windows" })).toEqual([
    "D:\\Windows\\System32\\rundll32.exe",
    "url.dll,FileProtocolHandler",
  ]);
  expect(programFor("linux", { BROWSER: "/usr/bin/firefox" })).toEqual(["/usr/bin/firefox"]);
  expect(programFor("linux", { BROWSER: "" })).toEqual(["xdg-open"]);
});

it("a short page shows names of folders as they are", () => {
  const page = htmlOf({
    language: "de",
    title: "Losfee kann nicht starten",
    paragraphs: ['C:\\Müller & <Söhne> "alt"'],
    link: { text: "Zur Leitung", href: "http://127.0.0.1:1/enter/a" },
  });
  expect(page).toContain("<p>C:\\Müller &#38; &#60;Söhne&#62; &#34;alt&#34;</p>");
  expect(page).toContain('<a href="http://127.0.0.1:1/enter/a">Zur Leitung</a>');
  expect(page).toContain('<html lang="de">');
});
