/** A route, as the access check sees it. */
export interface ListedRoute {
  readonly method: string;
  readonly url: string;
  /** As registered: not every route is typed. */
  readonly access: unknown;
}
