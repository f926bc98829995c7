import { spawn } from "node:child_process";
import {
  chownSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { findFreePort } from "@/scripts/ports";
import { until } from "@/tests/support/one-more-instance";
import { findOwner, findProgram } from "@/tests/support/programs";

/**
 * The documented configuration, for this database, with at most `size`
 * sessions.
 */
function configure(database: URL, port: number, size: number) {
  const authority = database.searchParams.get("sslrootcert");
  const replacements: [RegExp, string][] = [
    [
      /^listwright = host=\S+ port=\S+/m,
      `${database.pathname.slice(1)} = host=${database.hostname} port=${database.port}`,
    ],
    [/^listen_port = .*/m, `listen_port = ${port}`],
    [
      /^server_tls_sslmode = .*/m,
      authority
        ? "server_tls_sslmode = verify-full\nserver_tls_ca_file = ca.crt"
        : "$&",
    ],
    [/^auth_file = .*/m, "auth_file = userlist.txt"],
    [/^default_pool_size = .*/m, `default_pool_size = ${size}`],
  ];
  return replacements.reduce(
    (text, [pattern, line]) => {
      expect(text).toMatch(pattern);
      return text.replace(pattern, line);
    },
    readFileSync("docs/deploy/pgbouncer.ini", "utf8"),
  );
}

async function accepts(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  const isOpen = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end();
  return isOpen;
}

/**
 * PgBouncer in transaction mode in front of a database. `url` leads through it.
 */
export async function startPgBouncer(databaseUrl: string, { size = 3 } = {}) {
  const database = new URL(databaseUrl);
  const port = await findFreePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), "pgbouncer-"));
  const owner = findOwner();
  writeFileSync(
    path.join(folder, "pgbouncer.ini"),
    configure(database, port, size),
  );
  writeFileSync(
    path.join(folder, "userlist.txt"),
    `"${database.username}" "${decodeURIComponent(database.password)}"\n`,
  );
  const authority = database.searchParams.get("sslrootcert");
  if (authority) copyFileSync(authority, path.join(folder, "ca.crt"));
  if (owner.uid !== undefined) {
    for (const name of [...readdirSync(folder), "."])
      chownSync(path.join(folder, name), owner.uid, owner.gid);
  }
  const child = spawn(findProgram("pgbouncer") ?? "", ["-q", "pgbouncer.ini"], {
    ...owner,
    cwd: folder,
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const url = new URL(database);
  url.hostname = "127.0.0.1";
  url.port = String(port);
  url.search = "";
  await until(() => accepts(url.href));
  return {
    url: url.href,
    async close() {
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
