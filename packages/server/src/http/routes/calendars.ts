import { displayName, hasFixtures, isOfKind } from "@losfee/core";
import { calendarTexts } from "@losfee/messages/server-calendars-texts";
import { z } from "zod";
import { calendarEntries, fixtureEntries } from "../../calendars/calendar-entries.ts";
import { deadlineCalendar, eventCalendar } from "../../calendars/ics.ts";
import { sendUnlessUnchanged } from "../answers.ts";
import { baseUrlOf } from "../base-url.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { addRoute } from "../route-options.ts";

const TYPE = "text/calendar; charset=utf-8";

/** Dates and rounds as a public calendar, and each player's own deadlines. */
export const addCalendars = (app: App, context: AppContext): void => {
  app.get(
    "/c/:competition/calendar.ics",
    {
      config: { access: "public", sharing: () => ({}) },
      schema: { hide: true, params: z.object({ competition: z.string().max(300) }) },
    },
    async (request, reply) => {
      const { competitions } = context;
      const state = await competitions.state(request.params.competition);
      if (state === null) return refuse(request, reply, { code: "not-found" });
      const { language } = request;
      const entries = calendarEntries(state, await competitions.eventsOf(state), language);
      void reply.header("vary", "accept-language, cookie");
      const calendar = eventCalendar(state, entries, language, baseUrlOf(request, context));
      return sendUnlessUnchanged(request, reply, TYPE, calendar);
    },
  );

  app.get(
    "/c/:competition/fixtures.ics",
    {
      config: { access: "public", sharing: () => ({}) },
      schema: {
        hide: true,
        params: z.object({ competition: z.string().max(300) }),
        querystring: z.object({ team: z.coerce.number().int().exactOptional() }),
      },
    },
    async (request, reply) => {
      const { competitions } = context;
      const state = await competitions.state(request.params.competition);
      if (state === null || !isOfKind("tournament", state) || !hasFixtures(state.settings)) {
        return refuse(request, reply, { code: "not-found" });
      }
      const { team = null } = request.query;
      if (team !== null && !state.entries.has(team)) {
        return refuse(request, reply, { code: "not-found" });
      }
      const { language } = request;
      const events = await competitions.eventsOf(state);
      const changedAt = events.at(-1)?.recordedAt ?? "";
      const name = calendarTexts[language].fixtures({
        event: state.name,
        team: team === null ? "" : displayName(state, team),
        hasTeam: (team === null ? "" : displayName(state, team)) !== "",
      });
      void reply.header("vary", "accept-language, cookie");
      const calendar = eventCalendar(
        { name, competition: state.competition },
        fixtureEntries(state, team, changedAt, language),
        language,
        baseUrlOf(request, context),
      );
      return sendUnlessUnchanged(request, reply, TYPE, calendar);
    },
  );

  app.get(
    "/calendar/:link/:token",
    {
      config: { access: "public" },
      schema: {
        hide: true,
        params: z.object({ link: z.string().max(100), token: z.string().max(100) }),
      },
    },
    async (request, reply) => {
      void reply.header("referrer-policy", "no-referrer");
      const { link, token } = request.params;
      const owner = await context.access.calendarOwner(link, token.replace(/\.ics$/, ""));
      const state = owner === null ? null : await context.competitions.state(owner.competition);
      if (owner === null || state === null || !isOfKind("ladder", state)) {
        return refuse(request, reply, { code: "not-found" });
      }
      const { language } = request;
      void reply.header("vary", "accept-language, cookie");
      const baseUrl = baseUrlOf(request, context);
      const calendar = deadlineCalendar(state, owner.entry, language, baseUrl);
      return sendUnlessUnchanged(request, reply, TYPE, calendar);
    },
  );
};

/** Returns the address of a player's own calendar. */
export const addCalendarAddress = (api: App, context: AppContext): void => {
  addRoute(api, "GET /competitions/:id/calendar", async (request, reply) => {
    const { linkId } = request;
    const path = linkId === null ? null : await context.access.calendarPath(linkId);
    return path === null
      ? refuse(request, reply, { code: "not-found" })
      : { url: `${baseUrlOf(request, context)}${path}?lang=${request.language}` };
  });
};
