import type { RouteName } from "../routes/routes.ts";

/** The two parts of a route's name. */
interface MethodAndPath {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** With a colon before each parameter: `/competitions/:id`. */
  readonly path: string;
}

/** Takes a route's name apart: `GET /competitions/:id`. */
export const methodAndPathOf = (route: RouteName): MethodAndPath => {
  const [method, path] = route.split(" ") as [MethodAndPath["method"], string];
  return { method, path };
};
