import type { FastifyReply } from "fastify";

const ANCESTORS = /frame-ancestors [^;]*/;

/** Lets these websites, and no others, show an answer in a frame. */
export const allowFraming = (reply: FastifyReply, sites: readonly string[]): void => {
  const policy = String(reply.getHeader("content-security-policy") ?? "");
  const ancestors = `frame-ancestors ${sites.length === 0 ? "'none'" : sites.join(" ")}`;
  void reply.header("content-security-policy", policy.replace(ANCESTORS, ancestors));
  // The older header has no lists: browsers with the policy ignore it, others refuse.
  if (sites.length === 0) void reply.header("x-frame-options", "DENY");
  else void reply.removeHeader("x-frame-options");
};
