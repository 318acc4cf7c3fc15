/** A route as far as access looks at it. */
export interface ListedRoute {
  readonly method: string;
  readonly url: string;
  /** As it was registered: not every route was written in TypeScript's sight. */
  readonly access: unknown;
}
