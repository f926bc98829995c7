import { appendFileSync } from "node:fs";
import path from "node:path";
import { Resend } from "resend";
import { startSandbox } from "../start-sandbox";
import { getJson, postJson, useSandbox } from "./support/sandbox";

const { url, dataDir } = useSandbox();
const email = {
  from: "Shop <hello@example.com>",
  to: "ada@example.com",
  subject: "Verify",
  html: "<p>Hi</p>",
  text: "Hi",
};
const resend = () => new Resend("re_sandbox_tests", { baseUrl: url() });
const key = { authorization: "Bearer re_sandbox_tests" };
type Listed = {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  createdAt: string;
};
const listEmails = async (to: string) =>
  (await getJson(
    `${url()}/outbox.json?to=${encodeURIComponent(to)}`,
  )) as Listed[];

test("an email that the SDK sends is in the outbox", async () => {
  const { data, error } = await resend().emails.send({
    ...email,
    replyTo: "help@example.com",
  });
  expect(error).toBeNull();
  const [received] = await listEmails("ada@example.com");
  expect(received).toEqual({
    ...email,
    id: data?.id,
    createdAt: expect.any(String),
  });
});

test("a sender whose domain is not verified is refused", async () => {
  const { error } = await resend().emails.send({
    ...email,
    from: "Shop <hello@shop.invalid>",
    to: "none@example.com",
  });
  expect(error).toMatchObject({
    statusCode: 403,
    name: "validation_error",
    message: expect.stringMatching(/^The shop\.invalid domain is not verified/),
  });
  expect(await listEmails("none@example.com")).toEqual([]);
});

test("outbox: newest first, and filtered by recipient", async () => {
  await resend().emails.send({
    ...email,
    to: ["Bob <bob@example.com>", "eve@example.com"],
    subject: "first",
  });
  await resend().emails.send({
    ...email,
    to: "bob@example.com",
    subject: "second",
  });
  expect(
    (await listEmails("BOB@example.com")).map(({ subject }) => subject),
  ).toEqual(["second", "first"]);
  expect(
    (await listEmails("eve@example.com")).map(({ subject }) => subject),
  ).toEqual(["first"]);
  expect(await listEmails("nobody@example.com")).toEqual([]);
});

test("idempotency key: the same email is sent once and has one id", async () => {
  const once = { ...email, to: "once@example.com" };
  const ids = await Promise.all(
    Array.from({ length: 5 }, () =>
      resend().emails.send(once, { idempotencyKey: "welcome/1" }),
    ),
  );
  expect(new Set(ids.map(({ data }) => data?.id)).size).toBe(1);
  expect(await listEmails("once@example.com")).toHaveLength(1);
});

test("idempotency key: another email is a conflict", async () => {
  await resend().emails.send(
    { ...email, to: "conflict@example.com" },
    { idempotencyKey: "welcome/2" },
  );
  const other = { ...email, to: "conflict@example.com", subject: "Other" };
  const { error } = await resend().emails.send(other, {
    idempotencyKey: "welcome/2",
  });
  expect(error).toMatchObject({
    statusCode: 409,
    name: "invalid_idempotent_request",
  });
  expect(await listEmails("conflict@example.com")).toHaveLength(1);
});

test("restart: emails and idempotency keys are kept, an incomplete line is skipped", async () => {
  const stored = { ...email, to: "kept@example.com" };
  const { data } = await resend().emails.send(stored, {
    idempotencyKey: "kept",
  });
  appendFileSync(path.join(dataDir(), "outbox.jsonl"), '{"id":"torn","to":');
  const restarted = await startSandbox({ port: 0, dataDir: dataDir() });
  const again = await new Resend("re_sandbox_tests", {
    baseUrl: restarted.url,
  }).emails.send(stored, {
    idempotencyKey: "kept",
  });
  const listed = await getJson(
    `${restarted.url}/outbox.json?to=kept@example.com`,
  );
  await restarted.close();
  expect(again.data?.id).toBe(data?.id);
  expect(listed).toHaveLength(1);
});

test.each([
  ["no key", {}, {}, 401, "missing_api_key"],
  [
    "a real key",
    {},
    { authorization: "Bearer re_123" },
    403,
    "invalid_api_key",
  ],
  [
    "an unknown field",
    { replyTo: "a@example.com" },
    key,
    422,
    "validation_error",
  ],
  ["no recipient", { to: undefined }, key, 422, "missing_required_field"],
  ["no sender", { from: undefined }, key, 422, "missing_required_field"],
  [
    "no body",
    { html: undefined, text: undefined },
    key,
    422,
    "validation_error",
  ],
  ["an invalid address", { to: "ada" }, key, 422, "validation_error"],
  [
    "51 recipients",
    { to: Array.from({ length: 51 }, () => "a@example.com") },
    key,
    422,
    "validation_error",
  ],
  [
    "a subject with a line break",
    { subject: "a\nBcc: b@example.com" },
    key,
    422,
    "validation_error",
  ],
  [
    "a key that is too long",
    {},
    { ...key, "idempotency-key": "k".repeat(257) },
    400,
    "invalid_idempotency_key",
  ],
])(
  "%s is refused",
  async (_, changes, headers: Record<string, string>, status, name) => {
    const answer = await postJson(
      `${url()}/emails`,
      { ...email, to: "refused@example.com", ...changes },
      headers,
    );
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({
      statusCode: status,
      name,
      message: expect.any(String),
    });
    expect(await listEmails("refused@example.com")).toEqual([]);
  },
);

test.each(["{", "[]", "7"])("the body %s is refused", async (body) => {
  expect((await postJson(`${url()}/emails`, body, key)).status).toBe(422);
});

test("outbox page: the subject is escaped", async () => {
  await resend().emails.send({
    ...email,
    to: "page@example.com",
    subject: "<script>alert(1)</script>",
  });
  const page = await (await fetch(`${url()}/outbox`)).text();
  expect(page).toContain("&#60;script&#62;alert(1)");
  expect(page).not.toContain("<script>");
  expect(page).toContain("page@example.com");
});

test("email page: the HTML is in a frame without scripts, the text has links", async () => {
  const html =
    "<html><head><title>x</title></head><body><a href='http://localhost/verify'>Go</a></body></html>";
  const { data } = await resend().emails.send({
    ...email,
    html,
    text: "Go to http://localhost/verify?a=1&b=2.",
  });
  const page = await (await fetch(`${url()}/outbox/${data?.id}`)).text();
  expect(page).toContain(`src="/outbox/${data?.id}/html"`);
  expect(page).toContain('<a href="http://localhost/verify?a=1&#38;b=2">');
  const frame = await fetch(`${url()}/outbox/${data?.id}/html`);
  expect(frame.headers.get("content-security-policy")).toMatch(
    /default-src 'none'.*sandbox allow-popups/,
  );
  expect(await frame.text()).toContain('<head><base target="_blank"><title>');
});

test("an unknown email is not found", async () => {
  expect((await fetch(`${url()}/outbox/none`)).status).toBe(404);
  expect((await fetch(`${url()}/outbox/none/html`)).status).toBe(404);
});

test("domains: as the control call set them, and not for a key that may only send", async () => {
  await postJson(`${url()}/resend/domains`, {
    domains: [{ name: "a.example" }, { name: "b.example", status: "failed" }],
  });
  const { data } = await resend().domains.list();
  expect(data?.data.map(({ name, status }) => [name, status])).toEqual([
    ["a.example", "verified"],
    ["b.example", "failed"],
  ]);
  const { error } = await new Resend("re_sandbox_sending_tests", {
    baseUrl: url(),
  }).domains.list();
  expect(error).toMatchObject({ statusCode: 401, name: "restricted_api_key" });
});
