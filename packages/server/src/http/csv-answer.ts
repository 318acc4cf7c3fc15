import type { FastifyReply } from "fastify";

/** Browsers accept everything, so CSV is only sent if requested explicitly. */
export const wantsCsv = (format: "json" | "csv" | undefined, accept = ""): boolean =>
  format === undefined ? /\btext\/csv\b/.test(accept) : format === "csv";

/** Sends a table as a download with this file name. */
export const sendCsv = (reply: FastifyReply, file: string, table: string): FastifyReply =>
  reply
    .header("content-disposition", `attachment; filename="${file}"`)
    .type("text/csv; charset=utf-8")
    .serializer((text: unknown) => String(text))
    .send(table);
