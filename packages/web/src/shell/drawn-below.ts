import { options, type VNode } from "preact";
import { addressBelow } from "./own-address.ts";

/** Attributes whose values are app addresses if they begin with a slash. */
const ADDRESSES = ["href", "src", "action", "data-stream", "data-later"] as const;

let current = "";

/** Renders with `basePath` before all app addresses; pages and parts ignore it. */
export const drawnBelow = <Drawn>(basePath: string, draw: () => Drawn): Drawn => {
  const before = current;
  current = basePath;
  try {
    return draw();
  } finally {
    current = before;
  }
};

/** Sets the base path for everything rendered from now on, in a browser. */
export const drawBelow = (basePath: string): void => {
  current = basePath;
};

const put = ({ type, props }: VNode<object>): void => {
  if (current === "" || typeof type !== "string") return;
  const attributes = props as Record<string, unknown>;
  for (const name of ADDRESSES) {
    const address = attributes[name];
    if (typeof address === "string") attributes[name] = addressBelow(current, address);
  }
  const { srcset } = attributes;
  if (typeof srcset !== "string") return;
  const sources = srcset.split(/,\s*/).map((source) => addressBelow(current, source));
  attributes["srcset"] = sources.join(", ");
};

const before = options.vnode;
options.vnode = (node) => {
  put(node as VNode<object>);
  before?.(node);
};
