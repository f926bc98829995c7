import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTransport } from "nodemailer";
import { type Sandbox, startSandbox } from "../start-sandbox";
import { getJson } from "./support/sandbox";

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
