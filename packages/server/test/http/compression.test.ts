import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { begunCompetition, testServer, visitor } from "./test-server.ts";

const accepting = (encoding: string) => ({
  accept: "text/html",
  "accept-encoding": encoding,
});

const setUp = async () => {
  const server = await testServer();
  const id = await begunCompetition(await visitor(server, "director"), 24);
  return { server, page: `/c/${id}/pairings/1` };
};

describe("compression", () => {
  it("makes long pages a fraction for those who accept it, and changes nothing in them", async () => {
    const { server, page } = await setUp();
    const plain = await server.app.inject({ url: page, headers: accepting("identity") });
    const answer = await server.app.inject({ url: page, headers: accepting("gzip, deflate") });
    expect(answer.headers["content-encoding"]).toBe("gzip");
    expect(answer.headers["vary"]).toMatch(/accept-language.*accept-encoding$/);
    expect(gunzipSync(answer.rawPayload).toString()).toBe(plain.body);
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(Number(answer.headers["content-length"])).toBe(answer.rawPayload.length);
  });

  it.each(["", "identity", "br", "gzip;q=0", "gzip;q=0.0, br"])(
    "is left to those who accept it: not with %j",
    async (encoding) => {
      const { server, page } = await setUp();
      const answer = await server.app.inject({ url: page, headers: accepting(encoding) });
      expect(answer.headers["content-encoding"]).toBeUndefined();
      expect(answer.body).toMatch(/^<!doctype html>/);
    },
  );

  it("leaves short answers alone; HEAD is told what GET would be (RFC 9110, 9.3.2)", async () => {
    const { server, page } = await setUp();
    const headers = accepting("gzip");
    const short = await server.app.inject({ url: "/api/v1/competitions/nowhere", headers });
    expect(short.headers["content-encoding"]).toBeUndefined();
    const whole = await server.app.inject({ url: page, headers });
    const head = await server.app.inject({ method: "HEAD", url: page, headers });
    expect(head.headers).toMatchObject({
      "content-encoding": whole.headers["content-encoding"],
      etag: whole.headers.etag,
    });
    expect(head.rawPayload).toHaveLength(0);
  });
});
