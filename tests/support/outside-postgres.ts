import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { findOwner, findProgram } from "@/tests/support/programs";

type Certificates = { certificate: string; key: string; authority: string };
const password = "outside-7";

/** A PostgreSQL of this machine's packages that only accepts TLS. */
export function startOutsidePostgres(
  { certificate, key, authority }: Certificates,
  port: number,
) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "postgres-"));
  const cluster = path.join(folder, "cluster");
  mkdirSync(cluster);
  const owner = findOwner();
  const give = (file: string) =>
    owner.uid !== undefined && chownSync(file, owner.uid, owner.gid);
  const run = (program: string, ...args: string[]) => {
    const options = { ...owner, cwd: cluster, stdio: "ignore" } as const;
    const { status } = spawnSync(findProgram(program) ?? "", args, options);
    if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed.`);
  };
  writeFileSync(path.join(folder, "password"), password);
  for (const file of [folder, cluster, path.join(folder, "password")])
    give(file);
  run(
    "initdb",
    "-D",
    cluster,
    "-U",
    "listwright",
    `--pwfile=${folder}/password`,
    "-A",
    "scram-sha-256",
    "--no-sync",
  );
  for (const [from, name] of [
    [certificate, "server.crt"],
    [key, "server.key"],
  ] as const) {
    const copy = path.join(cluster, name);
    copyFileSync(from, copy);
    chmodSync(copy, 0o600);
    give(copy);
  }
  const settings = [
    `port=${port}`,
    "listen_addresses='127.0.0.1'",
    "unix_socket_directories=''",
    "ssl=on",
    "fsync=off",
  ];
  appendFileSync(path.join(cluster, "postgresql.conf"), settings.join("\n"));
  writeFileSync(
    path.join(cluster, "pg_hba.conf"),
    "hostssl all all 127.0.0.1/32 scram-sha-256\n",
  );
  run("pg_ctl", "start", "-D", cluster, "-w", "-s", "-l", `${folder}/log`);
  return {
    url: `postgresql://listwright:${password}@127.0.0.1:${port}/postgres?sslmode=verify-full&sslrootcert=${authority}`,
    close() {
      run("pg_ctl", "stop", "-D", cluster, "-m", "immediate", "-s");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
