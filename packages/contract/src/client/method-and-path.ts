import type { RouteName } from "../routes/routes.ts";

interface MethodAndPath {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Parameters start with a colon: `/competitions/:id`. */
  readonly path: string;
}

/** Splits a route's name: `GET /competitions/:id`. */
export const methodAndPathOf = (route: RouteName): MethodAndPath => {
  const [method, path] = route.split(" ") as [MethodAndPath["method"], string];
  return { method, path };
};
