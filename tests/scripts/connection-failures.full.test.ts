import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { TLSSocket } from "node:tls";
import { makeCertificates } from "@/tests/support/certificates";
import { migrate } from "@/tests/support/migrating";
import { describeWith } from "@/tests/support/programs";

/**
 * Answers a PostgreSQL client's request for TLS with this certificate, and then
 * says nothing.
 */
async function startServer({
  key,
  certificate,
}: {
  key: string;
  certificate: string;
}) {
  const tls = {
    isServer: true,
    key: readFileSync(key),
    cert: readFileSync(certificate),
  };
  const server = net.createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => {
      socket.write("S");
      new TLSSocket(socket, tls)
        .on("error", () => undefined)
        .on("data", () => socket.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("no port");
  return {
    port: address.port,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The one sentence that is printed, besides Node's warnings. */
function sentenceOf({ code, output }: Awaited<ReturnType<typeof migrate>>) {
  expect(code).toBe(1);
  expect(output).not.toContain("    at ");
  return output.trim().split("\n").at(-1);
}

describeWith(
  ["openssl"],
  "a PostgreSQL whose certificate is signed by a private authority",
  () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "certificates-"));
    let server: Awaited<ReturnType<typeof startServer>>;
    let authority: string;
    beforeAll(async () => {
      const files = makeCertificates(folder);
      authority = files.authority;
      server = await startServer(files);
    });
    afterAll(async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    });
    const url = (query: string, host = "127.0.0.1") =>
      `postgresql://user@${host}:${server.port}/none?${query}`;

    test("sslmode=require: one sentence names sslrootcert and NODE_EXTRA_CA_CERTS", async () => {
      const sentence = sentenceOf(await migrate(url("sslmode=require")));
      expect(sentence).toMatch(
        /^The certificate of PostgreSQL .*sslrootcert=.* to DATABASE_URL, or set NODE_EXTRA_CA_CERTS/,
      );
    });

    test("sslrootcert of a file that does not exist: one sentence names the file", async () => {
      const sentence = sentenceOf(
        await migrate(url("sslmode=verify-full&sslrootcert=/nowhere/ca.crt")),
      );
      expect(sentence).toBe(
        "The certificate file /nowhere/ca.crt in DATABASE_URL does not exist.",
      );
    });

    test("sslrootcert of the authority: the certificate is accepted", async () => {
      const { output } = await migrate(
        url(`sslmode=verify-full&sslrootcert=${authority}`),
      );
      expect(output).not.toContain("certificate");
    });
  },
);

test("a port where nothing listens: one sentence", async () => {
  const sentence = sentenceOf(
    await migrate("postgresql://user@127.0.0.1:1/none"),
  );
  expect(sentence).toBe(
    "PostgreSQL cannot be reached at DATABASE_URL (ECONNREFUSED).",
  );
});

test("a wrong password: one sentence", async () => {
  const url = new URL(process.env.DATABASE_URL ?? "");
  url.password = "wrong";
  expect(sentenceOf(await migrate(url.href))).toMatch(
    /^PostgreSQL refused the connection to DATABASE_URL: password auth/,
  );
});
