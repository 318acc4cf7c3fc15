import { z } from "zod";
import { type Feed, feedOf } from "../../feeds/feed.ts";
import { atomOf, jsonFeedOf } from "../../feeds/formats.ts";
import { baseUrlOf } from "../base-url.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { addRoute } from "../route-options.ts";
import { findCompetition } from "./find-competition.ts";

const FORMATS = {
  "feed.atom": { type: "application/atom+xml; charset=utf-8", make: atomOf },
  "feed.json": { type: "application/feed+json; charset=utf-8", make: jsonFeedOf },
} as const satisfies Readonly<
  Record<string, { type: string; make: (feed: Feed, selfUrl: string) => string }>
>;

/** Results and news of a competition for feed readers and other websites. */
export const addFeeds = (app: App, context: AppContext): void => {
  for (const [file, { type, make }] of Object.entries(FORMATS)) {
    app.get(
      `/c/:competition/${file}`,
      {
        config: { access: "public", sharing: () => ({}) },
        schema: { hide: true, params: z.object({ competition: z.string().max(300) }) },
      },
      async (request, reply) => {
        const { competition } = request.params;
        const occurred = await context.news.of(competition);
        if (occurred === null) return refuse(request, reply, { code: "not-found" });
        const { language } = request;
        const baseUrl = baseUrlOf(request, context);
        const feed = feedOf(occurred, language, baseUrl);
        const selfUrl = `${feed.homeUrl}/${file}?lang=${language}`;
        // Scripts of other sites may read public data.
        void reply
          .header("access-control-allow-origin", "*")
          .header("cross-origin-resource-policy", "cross-origin")
          .header("vary", "accept-language, cookie")
          .header("content-language", language);
        return reply.type(type).send(make(feed, selfUrl));
      },
    );
  }
};

/** Adds the routes that set which websites may embed a competition's pages. */
export const addEmbedRoutes = (app: App, context: AppContext): void => {
  const { embeds } = context;

  addRoute(app, "GET /competitions/:id/embeds", async (request, reply) => {
    const { id } = request.params;
    const state = await findCompetition(context, request, reply, id);
    return state === null ? reply : { sites: await embeds.sites(id) };
  });

  addRoute(app, "PUT /competitions/:id/embeds", async (request, reply) => {
    const allowed = await embeds.allow(request.params.id, request.body.sites);
    return allowed.ok ? { sites: allowed.value } : refuse(request, reply, allowed.error);
  });
};
