#!/usr/bin/env node
/**
 * The `losfee` command: finds a Node that is new enough, then runs `dist/joined/main.js`.
 *
 * It is checked in as plain JavaScript, outside `dist`, for two reasons: `npm ci`
 * links commands before anything is built, and the Node that happens to be first
 * on the PATH may be too old for Losfee (Debian 12 and its neighbours), though a
 * new one lies in `node_modules`. So this file must run on any Node from 18 on.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import module from "node:module";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const SUPPORTED = "22.13 or newer, but not 23";
/** Set for the started process, so that two unsuitable Nodes never call each other forever. */
const RELAUNCHED = "LOSFEE_RELAUNCHED";

/** Interval between checks for npm, and grace period of an orderly end, in ms. */
const LOOK = 250;
const PATIENCE = 15_000;

const main = new URL("../dist/joined/main.js", import.meta.url);

if (!existsSync(main)) {
  fail(`${fileURLToPath(main)} is missing: run "npm run build" first.`);
} else if (isSupported(process.version)) {
  endWithWhoeverStartedUs();
  delete process.env[RELAUNCHED];
  hideSqliteWarning();
  // Compiling takes a fifth of the start. Without a writable cache it starts without one.
  module.enableCompileCache(fileURLToPath(new URL("../.cache/compile", import.meta.url)));
  await import(main.href);
} else {
  const node = process.env[RELAUNCHED] ? undefined : findNode(import.meta.url);
  if (node) relaunch(node);
  else fail(`needs Node.js ${SUPPORTED}; this is ${process.version} (${process.execPath}).`);
}

/** Node 22 has what we use from 22.13 on; 23 went out of support before it mattered. */
function isSupported(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  return major >= 24 || (major === 22 && minor >= 13);
}

/** The binary of the npm package `node`, searched in every `node_modules` above this file. */
function findNode(from) {
  const binary = process.platform === "win32" ? "node.exe" : "node";
  let folder = dirname(fileURLToPath(from));
  for (;;) {
    const candidate = join(folder, "node_modules", "node", "bin", binary);
    if (existsSync(candidate)) return candidate;
    const parent = dirname(folder);
    if (parent === folder) return undefined;
    folder = parent;
  }
}

/**
 * Ends this process in order once the launcher or the npm that started it is gone: nobody would
 * stop a server that goes on alone, holding its file and its port. Without npm the end of a shell
 * is no reason: commands are put into the background on purpose.
 */
function endWithWhoeverStartedUs() {
  if (process.env[RELAUNCHED] && process.channel) {
    // The launcher's end, even if it was killed, closes the channel.
    process.on("disconnect", end);
    process.channel.unref();
    return;
  }
  const isThere = npmWatch();
  if (isThere === null) return;
  const timer = setInterval(() => {
    if (isThere()) return;
    clearInterval(timer);
    end();
  }, LOOK);
  timer.unref();
}

/** Stops a server as a service manager would; kills it if it does not stop. */
function end() {
  if (!process.emit("SIGTERM", "SIGTERM")) process.exit(143);
  setTimeout(() => process.exit(143), PATIENCE).unref();
}

/** Returns a check that our npm is still running; null if npm did not start us. */
function npmWatch() {
  if (!process.env.npm_execpath) return null;
  const parent = process.ppid;
  if (process.platform === "win32") return () => isRunning(parent);
  const [grandparent, name] = parentOf(parent);
  // Between npm and us there may be the shell that it runs scripts in.
  const throughShell = /^-?(ba|da|a|z|k)?sh$|^busybox$/.test(name);
  if (!throughShell) return () => process.ppid === parent;
  if (!/^(npm|npx|yarn|pnpm|bun|node|MainThread)/.test(parentOf(grandparent)[1])) return null;
  return () => process.ppid === parent && isParent(grandparent, parent);
}

/** On Linux the system reports it at once; elsewhere asking costs a process, so we poll. */
function isParent(pid, child) {
  return process.platform === "linux" ? parentOf(child)[0] === pid : isRunning(pid);
}

/** Returns the id of a process's parent, and its own name; 0 and empty if it does not exist. */
function parentOf(pid) {
  try {
    if (process.platform === "linux") {
      // The name, in brackets, may contain anything.
      const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(
        readFileSync(`/proc/${pid}/stat`, "utf8"),
      );
      return [Number(parent), name];
    }
    const { stdout } = spawnSync("ps", ["-o", "ppid=,comm=", "-p", `${pid}`], { encoding: "utf8" });
    const [, parent, path] = /^\s*(\d+)\s+(.*)$/m.exec(stdout);
    return [Number(parent), path.replace(/^.*\//, "")];
  } catch {
    return [0, ""];
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Runs the same command with another Node and ends like that process. */
function relaunch(node) {
  const args = [fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const child = spawn(node, args, {
    // The channel carries no messages: its end tells the child that we are gone.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, [RELAUNCHED]: "1" },
  });

  // A terminal sends Ctrl-C to both processes; passing it on as well would look
  // like an impatient second one, which ends a server without a clean shutdown.
  const hasTerminal = [process.stdin, process.stdout, process.stderr].some((s) => s.isTTY);
  const handlers = new Map(
    ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGUSR2"].map((signal) => [
      signal,
      () => {
        if (!(hasTerminal && signal === "SIGINT")) child.kill(signal);
      },
    ]),
  );
  for (const [signal, handler] of handlers) {
    if (signal in constants.signals) process.on(signal, handler);
  }

  const isThere = npmWatch();
  const timer = isThere && setInterval(() => isThere() || child.kill("SIGTERM"), LOOK);

  child.on("error", (error) => fail(`cannot start ${node}: ${error.message}`));
  child.on("exit", (code, signal) => {
    clearInterval(timer ?? undefined);
    for (const [name, handler] of handlers) process.off(name, handler);
    if (signal) process.kill(process.pid, signal);
    else process.exitCode = code ?? 1;
  });
}

/** `node:sqlite` announces itself as experimental; users cannot act on that. Other warnings stay. */
function hideSqliteWarning() {
  const emitWarning = process.emitWarning;
  process.emitWarning = (warning, ...rest) => {
    const type = typeof rest[0] === "object" ? rest[0]?.type : rest[0];
    if (type === "ExperimentalWarning" && /sqlite/i.test(String(warning))) return;
    Reflect.apply(emitWarning, process, [warning, ...rest]);
  };
}

function fail(message) {
  process.stderr.write(`losfee: ${message}\n`);
  process.exitCode = 2;
}
