import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { freePort } from "../../../../test/free-port.ts";

/** A Dovecot that the test started. */
export interface Dovecot {
  readonly port: number;
  /** Renumbers the messages. */
  renumber(): void;
}

const PLACES = ["dovecot", "/usr/sbin/dovecot", "/usr/local/sbin/dovecot"];

/** Path of Dovecot 2.3; null if it is not installed (2.4 has another configuration language). */
export const dovecotPath = (): string | null =>
  PLACES.find((path) => {
    const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
    return status === 0 && stdout.startsWith("2.3.");
  }) ?? null;

/** Starts the Dovecot at `path` with an empty mailbox of `pyramid` (password `s3cret`). */
export const startDovecot = async (path: string): Promise<Dovecot> => {
  // Short, as socket paths are limited; not a test's own folder, which would go before the server.
  const folder = mkdtempSync(join(tmpdir(), "dove-"));
  chmodSync(folder, 0o755);
  const mail = join(folder, "mail");
  mkdirSync(mail);
  const port = await freePort();
  const config = join(folder, "dovecot.conf");
  writeFileSync(config, configuration(folder, mail, port));
  const server = spawn(path, ["-F", "-c", config], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  server.stderr.on("data", (text) => {
    said += text;
  });
  onTestFinished(async () => {
    await stopped(server);
    rmSync(folder, { recursive: true, force: true });
  });
  await answering(server, port, () => said);
  return {
    port,
    renumber() {
      // "3 V1782892801 N2 …": the numbering and what comes next in it.
      const list = join(mail, "dovecot-uidlist");
      const head = readFileSync(list, "utf8");
      writeFileSync(
        list,
        head.replace(/ V(\d+) /, (_, old) => ` V${Number(old) + 1} `),
      );
      for (const file of readdirSync(mail)) {
        if (file.startsWith("dovecot.index")) rmSync(join(mail, file));
      }
    },
  };
};

/** As root Dovecot requires another owner of the mail; otherwise its starter owns everything. */
const configuration = (folder: string, mail: string, port: number): string => {
  const root = userInfo().uid === 0;
  const nobody = { name: "nobody", group: "nogroup", uid: 65534, gid: 65534 };
  const self = {
    name: userInfo().username,
    group: execFileSync("id", ["-gn"], { encoding: "utf8" }).trim(),
    uid: userInfo().uid,
    gid: userInfo().gid,
  };
  const owner = root ? nobody : self;
  if (root) execFileSync("chown", [`${owner.uid}:${owner.gid}`, mail]);
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = /dev/stderr
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${owner.name}
default_internal_group = ${owner.group}
default_login_user = ${owner.name}
mail_location = maildir:${mail}
first_valid_uid = 1
passdb {
  driver = static
  args = password=s3cret
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${mail}
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    auto = create
  }
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`;
};

/** Resolves when the server greets. */
const answering = async (server: ChildProcess, port: number, said: () => string): Promise<void> => {
  while (!(await greets(port))) {
    if (server.exitCode !== null) throw new Error(`Dovecot ended: ${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const greets = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("data", () => {
      resolve(true);
      socket.destroy();
    });
    socket.once("error", () => resolve(false));
    socket.once("close", () => resolve(false));
  });

const stopped = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) resolve();
    server.once("exit", () => resolve());
    server.kill("SIGTERM");
  });
