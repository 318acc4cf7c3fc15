import type { FastifyReply } from "fastify";

/** Browsers accept everything: CSV only where it is asked for by name. */
export const wantsCsv = (format: "json" | "csv" | undefined, accept = ""): boolean =>
  format === undefined ? /\btext\/csv\b/.test(accept) : format === "csv";

/** Answers with a table as a file to be saved under this name. */
export const sendCsv = (reply: FastifyReply, file: string, table: string): FastifyReply =>
  reply
    .header("content-disposition", `attachment; filename="${file}"`)
    .type("text/csv; charset=utf-8")
    .serializer((text: unknown) => String(text))
    .send(table);
