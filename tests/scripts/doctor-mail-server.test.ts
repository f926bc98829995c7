import { runChecks } from "@/scripts/doctor/run-checks";
import { startMailServer } from "@/tests/support/mail-server";

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

type Options = {
  host?: string;
  send?: boolean;
  settings?: object;
  /** Milliseconds; few only where the server says nothing. */
  callLimit?: number;
};

async function emailRows(options: Options = {}) {
  const { host = "127.0.0.1", send = false, settings } = options;
  const { callLimit = 5_000 } = options;
  const rows = await runChecks({
    source: {
      NODE_ENV: "test",
      APP_URL: "http://127.0.0.1:9",
      SMTP_URL: `smtp://ada:secret-pw@${host}:${server.port}`,
      MAIL_FROM: "Shop <hello@shop.example>",
      ADMIN_EMAILS: "owner@shop.example",
      ...settings,
    },
    send,
    callLimit,
  });
  expect(JSON.stringify(rows)).not.toContain("secret-pw");
  return rows.filter(({ name }) => name.startsWith("Email"));
}
const statuses = (rows: Awaited<ReturnType<typeof emailRows>>) =>
  rows.map(({ name, status }) => `${name}: ${status}`);

test("a mail server as it should be: connection, login and sender, and nothing is sent", async () => {
  const rows = await emailRows();
  expect(statuses(rows)).toEqual([
    "Email server: ok",
    "Email login: ok",
    "Email sender: ok",
  ]);
  expect(rows[0]?.message).toContain("without TLS, on this machine");
  expect(server.commands).toContain("MAIL FROM:<hello@shop.example>");
  expect(server.commands).not.toContain("DATA");
});

test("--send: one email, to the first administrator", async () => {
  const rows = await emailRows({ send: true });
  expect(statuses(rows)).toContain("Email sent: ok");
  expect(server.messages).toHaveLength(1);
  expect(server.messages[0]).toMatch(/^To: owner@shop\.example\r$/m);
  server.answerWith({ RCPT: "554 5.7.1 Relay access denied" });
  expect(statuses(await emailRows({ send: true }))).toContain(
    "Email sent: error",
  );
});

test.each([
  [{ greeting: "hang" }, "Email server: warning", /did not answer/],
  [{ greeting: "554 No" }, "Email server: error", /554/],
  [{ AUTH: "535 5.7.8 secret-pw" }, "Email login: error", /login.*535/],
  [{ AUTH: "454 4.7.0 Later" }, "Email login: warning", /454/],
  [{ MAIL: "553 5.7.1 No" }, "Email sender: error", /MAIL_FROM \(553\)/],
])("%j: %s", async (answers, last, message) => {
  server.answerWith(answers);
  const isSilent = Object.values<string>(answers).includes("hang");
  const rows = await emailRows(isSilent ? { callLimit: 500 } : {});
  expect(statuses(rows).at(-1)).toBe(last);
  expect(rows.at(-1)?.message).toMatch(message);
  expect(rows.at(-1)?.fix).toMatch(/\w/);
});

test("a host beyond this machine without STARTTLS: an error before the login", async () => {
  const rows = await emailRows({ host: "0.0.0.0" });
  expect(statuses(rows)).toEqual(["Email server: error"]);
  expect(rows[0]?.message).toContain("STARTTLS");
});

test("no mail at all, and a URL that can't be read: not checked", async () => {
  const none = await emailRows({ settings: { SMTP_URL: "" } });
  expect(none[0]?.message).toBe(
    "not checked: RESEND_API_KEY missing or invalid.",
  );
  const wrong = await emailRows({
    settings: { SMTP_URL: "smtp://a:b#secret-pw" },
  });
  expect(wrong[0]?.message).toBe("not checked: SMTP_URL missing or invalid.");
});
