/**
 * Keeps a database server as long as whoever started us is there, however that ends: the other end of
 * our standard input closes with it. Then the server is ended, and its folder goes. Each line that comes
 * in there crashes the server, which is started again.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";

const [folder = "", program = "", ...args] = process.argv.slice(2);
// PostgreSQL refuses to run as root; nobody has this number on any system.
const who = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
let isCrashing = false;

const start = (): ChildProcess => {
  const started = spawn(program, args, { ...who, cwd: folder, stdio: "ignore" });
  started.once("exit", () => {
    if (isCrashing) {
      isCrashing = false;
      server = start();
      return;
    }
    rmSync(folder, { recursive: true, force: true });
    process.exit();
  });
  return started;
};

let server = start();
/** As `pg_ctl stop -m immediate`: without a checkpoint; what is committed is in its log. */
const end = (): boolean => server.kill("SIGQUIT");

process.stdin.on("data", () => {
  isCrashing = true;
  end();
});
process.stdin.once("close", () => {
  isCrashing = false;
  end();
});
