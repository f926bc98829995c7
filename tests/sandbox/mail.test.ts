import { appendFileSync } from "node:fs";
import path from "node:path";
import { Resend } from "resend";
import { startSandbox } from "@/sandbox/start-sandbox";
import { getJson, postJson, runningSandbox } from "@/tests/sandbox/running";

const { url, dataDir } = runningSandbox();
const mail = {
  from: "Listwright <hello@example.com>",
  to: "ada@example.com",
  subject: "Verify",
  html: "<p>Hi</p>",
  text: "Hi",
};
const resend = () => new Resend("re_sandbox_tests", { baseUrl: url() });
const key = { authorization: "Bearer re_sandbox_tests" };
type Listed = { id: string; to: string; subject: string; html: string; text: string; createdAt: string };
const inbox = async (to: string) => (await getJson(`${url()}/outbox.json?to=${encodeURIComponent(to)}`)) as Listed[];

test("a mail sent with the SDK lands in the outbox", async () => {
  const { data, error } = await resend().emails.send({ ...mail, replyTo: "help@example.com" });
  expect(error).toBeNull();
  const [received] = await inbox("ada@example.com");
  expect(received).toEqual({ ...mail, id: data?.id, createdAt: expect.any(String) });
});

test("the outbox is newest first and chosen by recipient", async () => {
  await resend().emails.send({ ...mail, to: ["Bob <bob@example.com>", "eve@example.com"], subject: "first" });
  await resend().emails.send({ ...mail, to: "bob@example.com", subject: "second" });
  expect((await inbox("BOB@example.com")).map(({ subject }) => subject)).toEqual(["second", "first"]);
  expect((await inbox("eve@example.com")).map(({ subject }) => subject)).toEqual(["first"]);
  expect(await inbox("nobody@example.com")).toEqual([]);
});

test("the same key and mail are sent once, with the same id", async () => {
  const once = { ...mail, to: "once@example.com" };
  const ids = await Promise.all(
    Array.from({ length: 5 }, () => resend().emails.send(once, { idempotencyKey: "welcome/1" })),
  );
  expect(new Set(ids.map(({ data }) => data?.id)).size).toBe(1);
  expect(await inbox("once@example.com")).toHaveLength(1);
});

test("the same key with another mail is a conflict", async () => {
  await resend().emails.send({ ...mail, to: "conflict@example.com" }, { idempotencyKey: "welcome/2" });
  const other = { ...mail, to: "conflict@example.com", subject: "Other" };
  const { error } = await resend().emails.send(other, { idempotencyKey: "welcome/2" });
  expect(error).toMatchObject({ statusCode: 409, name: "invalid_idempotent_request" });
  expect(await inbox("conflict@example.com")).toHaveLength(1);
});

test("a restart keeps the mails and their keys, and passes over a torn line", async () => {
  const kept = { ...mail, to: "kept@example.com" };
  const { data } = await resend().emails.send(kept, { idempotencyKey: "kept" });
  appendFileSync(path.join(dataDir(), "outbox.jsonl"), '{"id":"torn","to":');
  const restarted = await startSandbox({ port: 0, dataDir: dataDir() });
  const again = await new Resend("re_sandbox_tests", { baseUrl: restarted.url }).emails.send(kept, {
    idempotencyKey: "kept",
  });
  const listed = await getJson(`${restarted.url}/outbox.json?to=kept@example.com`);
  await restarted.close();
  expect(again.data?.id).toBe(data?.id);
  expect(listed).toHaveLength(1);
});

test.each([
  ["no key", {}, {}, 401, "missing_api_key"],
  ["a real key", {}, { authorization: "Bearer re_123" }, 403, "invalid_api_key"],
  ["an unknown field", { replyTo: "a@example.com" }, key, 422, "validation_error"],
  ["no recipient", { to: undefined }, key, 422, "missing_required_field"],
  ["no sender", { from: undefined }, key, 422, "missing_required_field"],
  ["no body", { html: undefined, text: undefined }, key, 422, "validation_error"],
  ["an address that is none", { to: "ada" }, key, 422, "validation_error"],
  ["51 recipients", { to: Array.from({ length: 51 }, () => "a@example.com") }, key, 422, "validation_error"],
  ["a subject of two lines", { subject: "a\nBcc: b@example.com" }, key, 422, "validation_error"],
  ["a key that is too long", {}, { ...key, "idempotency-key": "k".repeat(257) }, 400, "invalid_idempotency_key"],
])("%s is refused", async (_, changes, headers: Record<string, string>, status, name) => {
  const answer = await postJson(`${url()}/emails`, { ...mail, to: "refused@example.com", ...changes }, headers);
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ statusCode: status, name, message: expect.any(String) });
  expect(await inbox("refused@example.com")).toEqual([]);
});

test.each(["{", "[]", "7"])("a body of %s is refused", async (body) => {
  expect((await postJson(`${url()}/emails`, body, key)).status).toBe(422);
});

test("the mailbox is a page with the newest first, and shows hostile text as text", async () => {
  await resend().emails.send({ ...mail, to: "page@example.com", subject: "<script>alert(1)</script>" });
  const page = await (await fetch(`${url()}/outbox`)).text();
  expect(page).toContain("&#60;script&#62;alert(1)");
  expect(page).not.toContain("<script>");
  expect(page).toContain("page@example.com");
});

test("a mail opens with its HTML in a frame without scripts and its text with links", async () => {
  const html = "<html><head><title>x</title></head><body><a href='http://localhost/verify'>Go</a></body></html>";
  const { data } = await resend().emails.send({ ...mail, html, text: "Go to http://localhost/verify?a=1&b=2." });
  const page = await (await fetch(`${url()}/outbox/${data?.id}`)).text();
  expect(page).toContain(`src="/outbox/${data?.id}/html"`);
  expect(page).toContain('<a href="http://localhost/verify?a=1&#38;b=2">');
  const frame = await fetch(`${url()}/outbox/${data?.id}/html`);
  expect(frame.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox allow-popups/);
  expect(await frame.text()).toContain('<head><base target="_blank"><title>');
});

test("a mail that is not there is not found", async () => {
  expect((await fetch(`${url()}/outbox/none`)).status).toBe(404);
  expect((await fetch(`${url()}/outbox/none/html`)).status).toBe(404);
});
