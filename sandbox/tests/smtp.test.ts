import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTransport } from "nodemailer";
import { type Sandbox, startSandbox } from "../start-sandbox";
import { getJson, postJson } from "./support/sandbox";

jest.setTimeout(60_000);
const dataDir = mkdtempSync(path.join(tmpdir(), "sandbox-"));
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataDir, smtpPort: 0 });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
});

afterEach(() => fetch(`${sandbox.url}/faults`, { method: "DELETE" }));

const email = {
  from: "Shop <hello@example.com>",
  to: "ada@example.com",
  subject: "Grüße für Ada: ein Betreff, der für eine Zeile viel zu lang ist 🎉",
  html: "<p>Größe = 5 – ".concat("a word ".repeat(40), "</p>\n.\n..\n"),
  text: ".\nGröße = 5\n..dots\n\nend",
};
const transport = (auth?: object) =>
  createTransport({ host: "127.0.0.1", port: sandbox.smtpPort, ...auth });
const listEmails = (to: string) =>
  getJson(`${sandbox.url}/outbox.json?to=${to}`);

test.each([
  ["no login", undefined],
  ["PLAIN", { auth: { user: "ada", pass: "pw", method: "PLAIN" } }],
  ["LOGIN", { auth: { user: "ada", pass: "pw", method: "LOGIN" } }],
])("an email by SMTP is in the outbox, as it was: %s", async (name, auth) => {
  const to = `${name.replace(" ", "-").toLowerCase()}@example.com`;
  await transport(auth).sendMail({ ...email, to });
  expect(await listEmails(to)).toEqual([
    {
      ...email,
      to,
      id: expect.any(String),
      html: expect.stringContaining(email.html.trim()),
      text: expect.stringContaining(email.text),
      createdAt: expect.any(String),
    },
  ]);
});

test("an email of text alone, and one of HTML alone", async () => {
  const { html, text, ...head } = email;
  await transport().sendMail({ ...head, to: "text@example.com", text });
  await transport().sendMail({ ...head, to: "html@example.com", html });
  expect(await listEmails("text@example.com")).toMatchObject([{ html: "" }]);
  expect(await listEmails("html@example.com")).toMatchObject([{ text: "" }]);
});

test("a sender whose domain is not verified is refused", async () => {
  const from = "Shop <hello@shop.invalid>";
  await expect(
    transport().sendMail({ ...email, from, to: "none@example.com" }),
  ).rejects.toMatchObject({ responseCode: 550, command: "MAIL FROM" });
  expect(await listEmails("none@example.com")).toEqual([]);
});

const isBroken = { code: expect.stringMatching(/^(?:ECONNECTION|ESOCKET)$/) };
const isLate = { code: "ETIMEDOUT" };
test.each<[object, object, number]>([
  [{ mode: "status", status: 421 }, { responseCode: 421 }, 0],
  [{ mode: "status", path: "MAIL" }, { responseCode: 451 }, 0],
  [
    { mode: "status", status: 550, path: "RCPT", match: "ada" },
    { responseCode: 550 },
    0,
  ],
  [
    { mode: "status", status: 552, message: "Full", path: "MESSAGE" },
    { responseCode: 552, response: "552 Full" },
    0,
  ],
  [{ mode: "hang" }, isLate, 0],
  [{ mode: "hang", path: "DATA" }, isLate, 0],
  [{ mode: "html" }, { code: "EPROTOCOL" }, 0],
  [{ mode: "cut", path: "EHLO" }, isBroken, 0],
  [{ mode: "lost_answer", path: "DATA" }, isBroken, 0],
  [{ mode: "cut", path: "MESSAGE" }, isBroken, 1],
  [{ mode: "lost_answer", path: "MESSAGE" }, isBroken, 1],
])("the fault %j", async (fault, error, taken) => {
  const before = (await listEmails("ada@example.com")) as unknown[];
  await postJson(`${sandbox.url}/faults`, { service: "smtp", ...fault });
  const limits = { greetingTimeout: 300, socketTimeout: 300 };
  await expect(transport(limits).sendMail(email)).rejects.toMatchObject(error);
  const after = (await listEmails("ada@example.com")) as unknown[];
  expect(after.length - before.length).toBe(taken);
});

test("a fault with a count is over, and one of latency only takes longer", async () => {
  const url = `${sandbox.url}/faults`;
  await postJson(url, { service: "smtp", mode: "status", count: 1 });
  await postJson(url, { service: "smtp", mode: "latency", latencyMs: 5 });
  await expect(transport().sendMail(email)).rejects.toThrow();
  await transport().sendMail(email);
});

test("modes that SMTP does not have are refused", async () => {
  const fault = { service: "smtp", mode: "stall_body" };
  expect((await postJson(`${sandbox.url}/faults`, fault)).status).toBe(400);
});
