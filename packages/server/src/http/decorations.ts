import type { Language, Role, Viewer } from "@losfee/contract";
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
    /** The link that the session came in by; null for directors' and where there is none. */
    linkId: string | null;
    /** Whether the language has been chosen by this request, which the answer has the browser keep. */
    choosesLanguage: boolean;
    /** Who asks, as seen from the competition of the address. */
    viewer: Viewer;
  }
  interface FastifyInstance {
    /** Stylesheet and fonts of pages that are made of a refusal. */
    assets: Assets;
  }
  interface FastifyContextConfig {
    /**
     * Who may use the route: whoever has this role or one of these, or a role that includes it;
     * routes that do not say it are the director's.
     */
    access?: Role | readonly Role[];
    /** Whether it makes no difference who asks: then nobody's session is looked up. */
    anonymous?: boolean;
  }
}
