import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { findFreePort } from "@/scripts/ports";
import { makeCertificates } from "@/tests/support/certificates";
import { createDatabase } from "@/tests/support/migrating";
import { startNginx } from "@/tests/support/nginx";
import { startInstance } from "@/tests/support/one-more-instance";
import { settingsFor } from "@/tests/support/run-journey";
import { startOwnSandbox } from "@/tests/support/sandbox";

/**
 * An empty database, a sandbox, and nginx with TLS in front of two ports.
 * `start` starts an instance on one of them.
 */
export async function openProxiedSite(
  undo: (() => unknown)[],
  proxy: { closesConnections?: boolean } = {},
) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "certificates-"));
  undo.push(() => rmSync(folder, { recursive: true }));
  const { certificate, key, authority } = makeCertificates(folder, 90);
  const database = await createDatabase();
  undo.push(database.drop);
  const sandbox = await startOwnSandbox();
  undo.push(sandbox.close);
  await sandbox.control("/stripe/webhooks", { mode: "hold" });

  const ports: [number, number] = [await findFreePort(), await findFreePort()];
  const [tlsPort, plainPort] = [await findFreePort(), await findFreePort()];
  const nginx = await startNginx({
    ports,
    tlsPort,
    plainPort,
    certificate,
    key,
    ...proxy,
  });
  undo.push(nginx.close);
  const origin = `https://localhost:${tlsPort}`;
  const settings = {
    DATABASE_URL: database.url,
    ...(await settingsFor(sandbox.url)),
    APP_URL: origin,
    // A visitor of the tests sends an address as a further proxy would, since
    // sign-ins of one address are limited.
    TRUSTED_PROXY_HOPS: "2",
  };
  async function start(port: number, cwd?: string) {
    const instance = await startInstance(
      { ...settings, PORT: String(port) },
      cwd,
    );
    undo.push(() => instance.child.kill("SIGKILL"));
    return instance;
  }
  return {
    database,
    sandbox,
    nginx,
    ports,
    start,
    settings,
    authority,
    site: { origin, authority: readFileSync(authority) },
  };
}
