import type { Language, Need, Viewer } from "@losfee/contract";
import type { Assets } from "@losfee/web";
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Session } from "../access/session.ts";
import type { ListedRoute } from "./listed-route.ts";

/** A server whose routes have zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module "fastify" {
  interface FastifyRequest {
    /** The language to answer in. */
    language: Language;
    session: Session | null;
    /** The name of the session; null where there is none. */
    sessionId: string | null;
    /**
     * The link that the session came in by, or of the player as whom somebody with an account acts; null for
     * directors' and where there is none.
     */
    linkId: string | null;
    /** Whether the language has been chosen by this request, which the answer has the browser keep. */
    choosesLanguage: boolean;
    /** Who asks, as seen from what the address names: a competition, a festival, an organisation. */
    viewer: Viewer;
    /** Until when at most that is so, by the roles of somebody with an account; null for others. */
    viewerUntil: string | null;
    /** Whether a page that turns somebody away offers to sign in with an account. */
    offersSignIn: boolean;
  }
  interface FastifyInstance {
    /** Stylesheet and fonts of pages that are made of a refusal. */
    assets: Assets;
    /** What is needed for each route there is. */
    accessOfRoutes: () => readonly ListedRoute[];
  }
  interface FastifyContextConfig {
    /**
     * What is needed to use the route, or of what one thing suffices. A route that does not say it stops
     * the start.
     */
    access?: Need | readonly Need[];
    /** Whether it makes no difference who asks: then nobody's session is looked up. */
    anonymous?: boolean;
  }
}
