/**
 * Keeps a database server running as long as the parent process, however that ends: our standard
 * input closes with it. Then the server is ended and its folder deleted. Each line of input crashes
 * the server, which is started again.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";

const [folder = "", program = "", ...args] = process.argv.slice(2);
// PostgreSQL refuses to run as root; no user has this number on any system.
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
/** As `pg_ctl stop -m immediate`: without a checkpoint; committed data is in its log. */
const end = (): boolean => server.kill("SIGQUIT");

process.stdin.on("data", () => {
  isCrashing = true;
  end();
});
process.stdin.once("close", () => {
  isCrashing = false;
  end();
});
