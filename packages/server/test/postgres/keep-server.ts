/**
 * Keeps a database server as long as whoever started us is there, however that ends: the other end of
 * our standard input closes with it. Then the server is ended, and its folder goes.
 */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";

const [folder = "", program = "", ...args] = process.argv.slice(2);
// PostgreSQL refuses to run as root; nobody has this number on any system.
const who = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const server = spawn(program, args, { ...who, cwd: folder, stdio: "ignore" });
server.once("exit", () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
process.stdin.resume().once("close", () => server.kill("SIGQUIT"));
