import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { findFreePort } from "@/scripts/ports";
import { makeCertificates } from "@/tests/support/certificates";
import { migrate } from "@/tests/support/migrating";
import { startNginx } from "@/tests/support/nginx";
import { startInstance, until } from "@/tests/support/one-more-instance";
import { startOutsidePostgres } from "@/tests/support/outside-postgres";
import { startPgBouncer } from "@/tests/support/pgbouncer";
import { describeWith } from "@/tests/support/programs";
import {
  runJourney,
  settingsFor,
  wholeJourney,
} from "@/tests/support/run-journey";
import { startOwnSandbox } from "@/tests/support/sandbox";

const undo: (() => unknown)[] = [];
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

describeWith(
  ["initdb", "pgbouncer", "nginx", "openssl"],
  "PostgreSQL with TLS, PgBouncer, two instances, nginx with TLS",
  () => {
    test("a seller signs up, verifies, generates from 9 MB, pays, rewrites and deletes", async () => {
      const folder = mkdtempSync(path.join(os.tmpdir(), "certificates-"));
      undo.push(() => rmSync(folder, { recursive: true }));
      const certificates = makeCertificates(folder);
      const postgres = startOutsidePostgres(certificates, await findFreePort());
      undo.push(postgres.close);
      const pooler = await startPgBouncer(postgres.url);
      undo.push(pooler.close);
      expect(await migrate(postgres.url)).toMatchObject({ code: 0 });

      const sandbox = await startOwnSandbox();
      undo.push(sandbox.close);
      const [tlsPort, plainPort] = [await findFreePort(), await findFreePort()];
      const origin = `https://localhost:${tlsPort}`;
      const settings = {
        DATABASE_URL: pooler.url,
        DIRECT_DATABASE_URL: postgres.url,
        ...(await settingsFor(sandbox.url)),
        ANTHROPIC_BASE_URL: sandbox.url,
        RESEND_BASE_URL: sandbox.url,
        STRIPE_BASE_URL: sandbox.url,
        ALLOW_STAND_INS: "true",
        TRUSTED_PROXY_HOPS: "1",
        APP_URL: origin,
      };
      const instances = await Promise.all([
        startInstance(settings),
        startInstance(settings),
      ]);
      for (const { child, ended } of instances) {
        undo.push(async () => {
          child.kill("SIGTERM");
          expect(await ended).toBe(0);
        });
      }
      const ports = instances.map(({ address }) =>
        Number(new URL(address).port),
      ) as [number, number];
      await sandbox.control("/stripe/webhooks", {
        mode: "normal",
        url: `${instances[0].address}/api/webhooks/stripe`,
      });
      const { certificate, key, authority } = certificates;
      const nginx = await startNginx({
        ports,
        tlsPort,
        plainPort,
        certificate,
        key,
      });
      undo.push(nginx.close);
      await until(
        async () =>
          (await fetch(`http://127.0.0.1:${plainPort}`, {
            redirect: "manual",
          }).catch(() => null)) !== null,
      );

      expect(
        await runJourney({ origin, sandboxUrl: sandbox.url, authority }),
      ).toEqual(wholeJourney);
    });
  },
);
