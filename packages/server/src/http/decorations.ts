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
import type { RequestCounts } from "./request-counts.ts";

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
    /** Id of the session; null without one. */
    sessionId: string | null;
    /**
     * Link that opened the session, or of the player as whom a person with an account acts; null
     * for directors and without a session.
     */
    linkId: string | null;
    /** True if this request chooses the language, which the answer then stores in a cookie. */
    choosesLanguage: boolean;
    /**
     * The caller's rights on the subject of the address: a competition, festival or organisation.
     */
    viewer: Viewer;
    /** Until when the roles of a person with an account last at most; null for others. */
    viewerUntil: string | null;
    /** True if the refusal page offers to sign in with an account. */
    offersSignIn: boolean;
  }
  interface FastifyInstance {
    /** Stylesheet and fonts of refusal pages. */
    assets: Assets;
    /** Returns the access need of each route. */
    accessOfRoutes: () => readonly ListedRoute[];
    /** Requests counted for all rate limits. */
    requestCounts: RequestCounts;
  }
  interface FastifyContextConfig {
    /** The need of the route, or alternatives of which one suffices. Missing stops the start. */
    access?: Need | readonly Need[];
    /** True if the caller makes no difference: then no session is looked up. */
    anonymous?: boolean;
  }
}
