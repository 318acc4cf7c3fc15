import { fork } from "node:child_process";
import { once } from "node:events";
import type { Phones, Report } from "./phones.ts";

/** Phones in a process of their own, all with their stream open. */
export interface Crowd {
  /** Events since the last call. */
  count(): Promise<Extract<Report, { kind: "counted" }>>;
  leave(): Promise<void>;
}

/** Opens the streams of a crowd; resolves when all are open. */
export const openCrowd = async (phones: Phones): Promise<Crowd> => {
  const child = fork(new URL("phones.ts", import.meta.url));
  const failed = once(child, "exit").then(([code]) => {
    throw new Error(`the phones ended with ${code}`);
  });
  const heard = async <Kind extends Report["kind"]>(kind: Kind) => {
    const [report] = (await Promise.race([once(child, "message"), failed])) as [Report];
    if (report.kind !== kind) throw new Error(`the phones said ${report.kind}`);
    return report as Extract<Report, { kind: Kind }>;
  };
  child.send(phones);
  await heard("open");
  return {
    count() {
      child.send("count");
      return heard("counted");
    },
    async leave() {
      failed.catch(() => undefined);
      child.send("end");
      await once(child, "exit");
    },
  };
};
