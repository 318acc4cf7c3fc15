import { findFormatOf, formats, type LadderState, type TournamentState } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { ladderSettingsOfForm, pages, settingsOfForm } from "../src/index.ts";
import { htmlOf, openings } from "./html.ts";
import { ladderRequest } from "./ladder-play.ts";
import { competitionOf, requestOf } from "./play.ts";

const director = { role: "director", label: "director" } as const;

const textIn = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const attribute = (tag: string, name: string): string | undefined => {
  const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? undefined : textIn(value);
};

/** What a browser without script sends for a form that nobody touched. */
const sentBy = (html: string): Readonly<Record<string, string>> => {
  const [form = ""] = /<form class="settings".*?<\/form>/s.exec(html) ?? [];
  const sent: Record<string, string> = {};
  const controls = form.match(/<input[^>]*>|<select.*?<\/select>|<textarea.*?<\/textarea>/gs) ?? [];
  for (const control of controls) {
    const name = attribute(control, "name");
    if (name === undefined || / disabled/.test(openings(control, "\\w+")[0] ?? "")) continue;
    if (control.startsWith("<textarea")) {
      const [, text = ""] = /<textarea[^>]*>(.*?)<\/textarea>/s.exec(control) ?? [];
      sent[name] = textIn(text).replaceAll("\n", "\r\n");
    } else if (control.startsWith("<select")) {
      const options = openings(control, "option");
      const chosen = options.find((option) => / selected/.test(option)) ?? options[0] ?? "";
      sent[name] = attribute(chosen, "value") ?? "";
    } else if (!/type="(checkbox|radio)"/.test(control) || / checked/.test(control)) {
      sent[name] = attribute(control, "value") ?? "";
    }
  }
  return sent;
};

const page = pages.find(({ id }) => id === "console-settings")!;
const ladderPage = pages.find(({ id }) => id === "console-ladder-settings")!;

const tournaments = formats.filter(({ kind }) => kind === "tournament").map(({ id }) => id);

describe("a form of settings that nobody touched", () => {
  it.each(tournaments)("sends the values that it shows, in each stage: %s", (format) => {
    const { stages } = findFormatOf("tournament", format)!.settings;
    for (const [index] of stages.entries()) {
      for (const language of ["de", "en", "fr"] as const) {
        const request = requestOf(competitionOf(["Ada", "Bo"], { format }), {
          ...{ language, viewer: director },
          query: { stage: String(index + 1) },
        });
        const sent = sentBy(htmlOf(page, request)!);
        expect(Object.keys(sent)).toContain(`stages.${index + 1}.name`);
        expect(settingsOfForm(request.state as TournamentState, sent, language)).toEqual({
          ok: true,
          value: {},
        });
      }
    }
  });

  it("sends the values that it shows, of a pyramid, too", () => {
    for (const language of ["de", "en", "fr"] as const) {
      const request = { ...ladderRequest(language), viewer: director };
      const { settings } = request.state as LadderState;
      const sent = sentBy(htmlOf(ladderPage, request)!);
      expect(sent).toMatchObject({ timeZone: settings.timeZone });
      expect(ladderSettingsOfForm(settings, sent, language)).toEqual({ ok: true, value: {} });
    }
  });
});
