import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import os from "node:os";
import path from "node:path";
import type { Check } from "@/lib/doctor/check";
import { makeCertificates } from "@/tests/support/certificates";
import { startMailServer } from "@/tests/support/mail-server";
import { describeWith } from "@/tests/support/programs";

/**
 * `npm run doctor` as a process of its own, since Node reads the trusted
 * authorities when it starts.
 */
async function runDoctor(env: Record<string, string>, ...args: string[]) {
  const child = spawn(
    process.execPath,
    ["scripts/run.mjs", "doctor", "--json", ...args],
    {
      env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  let stdout = "";
  child.stdout.on("data", (chunk) => {
    stdout += String(chunk);
  });
  await new Promise((resolve) => child.once("close", resolve));
  return JSON.parse(stdout) as Check[];
}

describeWith(
  ["openssl"],
  "doctor: an APP_URL with a certificate of two days",
  () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "certificates-"));
    const secret = "a-secret-that-is-only-for-the-doctor-0123456789";
    let close: () => void;
    let settings: Record<string, string>;
    let authority: string;

    beforeAll(async () => {
      const files = makeCertificates(folder);
      authority = files.authority;
      const options = {
        key: readFileSync(files.key),
        cert: readFileSync(files.certificate),
      };
      const server = createServer(options, (_, response) =>
        response.end('{"status":"ok"}'),
      );
      await new Promise<void>((resolve) =>
        server.listen(0, "127.0.0.1", resolve),
      );
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      settings = {
        APP_URL: `https://127.0.0.1:${port}`,
        NEXTAUTH_SECRET: secret,
      };
      close = () => server.close();
    });
    afterAll(() => {
      close();
      rmSync(folder, { recursive: true });
    });

    test("its authority is unknown: an error with the reason", async () => {
      expect(
        (await runDoctor(settings)).find(({ name }) => name === "App"),
      ).toMatchObject({
        status: "error",
        message: expect.stringContaining("UNABLE_TO_VERIFY_LEAF_SIGNATURE"),
      });
    });

    test("its authority is known: reached, and a warning that it ends soon", async () => {
      const rows = await runDoctor({
        ...settings,
        NODE_EXTRA_CA_CERTS: authority,
      });
      expect(rows.find(({ name }) => name === "App")).toMatchObject({
        status: "ok",
      });
      expect(rows.find(({ name }) => name === "App certificate")).toMatchObject(
        {
          status: "warning",
          message: expect.stringMatching(/TLSv1\.3, ends in [12] days/),
        },
      );
    });
  },
);

describeWith(["openssl"], "doctor: a mail server with a certificate", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "certificates-"));
  const files = makeCertificates(folder);
  const certificate = {
    key: readFileSync(files.key),
    cert: readFileSync(files.certificate),
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ["smtp", "STARTTLS"],
    ["smtps", "TLS"],
  ])(
    "%s: its authority is known: login and email by %s",
    async (protocol, words) => {
      const server = await startMailServer({
        certificate,
        secure: protocol === "smtps",
        answers: { EHLO: "250-stand-in\r\n250-AUTH PLAIN\r\n250 STARTTLS" },
      });
      const rows = await runDoctor(
        {
          SMTP_URL: `${protocol}://ada:secret-pw@localhost:${server.port}`,
          MAIL_FROM: "hello@shop.example",
          NODE_EXTRA_CA_CERTS: files.authority,
        },
        "--send",
      );
      server.close();
      const rowsOfMail = rows.filter(({ name }) => name.startsWith("Email"));
      expect(rowsOfMail.map(({ status }) => status)).toEqual(
        Array(4).fill("ok"),
      );
      expect(rowsOfMail[0]?.message).toBe(`answers, with ${words}.`);
      expect(server.messages).toHaveLength(1);
      const plain = server.commands.indexOf("STARTTLS");
      const logins = server.commands.findIndex((line) =>
        line.startsWith("AUTH"),
      );
      expect(logins).toBeGreaterThan(plain);
    },
  );

  test("of another name: an error before the login", async () => {
    const server = await startMailServer({ certificate, secure: true });
    const rows = await runDoctor({
      SMTP_URL: `smtps://ada:secret-pw@0.0.0.0:${server.port}`,
      MAIL_FROM: "hello@shop.example",
      NODE_EXTRA_CA_CERTS: files.authority,
    });
    server.close();
    expect(rows.find(({ name }) => name === "Email server")).toMatchObject({
      status: "error",
      message: expect.stringContaining("ERR_TLS_CERT_ALTNAME_INVALID"),
    });
    expect(server.commands).toEqual([]);
  });
});
