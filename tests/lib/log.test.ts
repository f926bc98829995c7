import { createLog, describeError, maskPersonalData } from "@/lib/log";

function logged(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = [];
  write(createLog("info", { write: (line: string) => lines.push(line) }));
  return lines.join("");
}

const canary = "canary-7f3a";

test.each([
  "password",
  "currentPassword",
  "newPassword",
  "token",
  "email",
  "to",
  "authorization",
  "cookie",
  "set-cookie",
])("log: a field named %s is redacted at any depth", (name) => {
  const text = logged((log) => {
    log.info({ [name]: canary, requestId: "r-1" });
    log.info({ body: { [name]: canary } });
    log.info({ request: { headers: { [name]: canary } } });
  });
  expect(text).not.toContain(canary);
  expect(text).toContain("r-1");
});

test("log: errors have no email addresses, keys or query arguments", () => {
  const invalid = Object.assign(new Error(`Argument \`email\`: ${canary}`), {
    name: "PrismaClientValidationError",
  });
  const cause = new Error(
    `no route to anna.${canary}@example.com with re_sandbox_${canary}`,
    { cause: invalid },
  );
  const text = logged((log) =>
    log.error({ err: new Error("outer", { cause }) }, "failed"),
  );
  expect(text).not.toContain(canary);
  expect(text).toContain("outer");
  expect(text).toContain("no route to [email] with [key]");
  expect(text).toContain("log.test.ts");
});

test("log: a thrown value that is no Error is not logged", () => {
  expect(JSON.stringify(describeError(canary))).not.toContain(canary);
});

test.each([
  ["one long word", (length: number) => "a".repeat(length)],
  [
    "one long word before an address",
    (length: number) => `${"a".repeat(length)} anna@example.com`,
  ],
  ["nothing but at signs", (length: number) => "@".repeat(length)],
  ["half addresses", (length: number) => "a@ ".repeat(length / 3)],
  ["half keys", (length: number) => "sk-re-".repeat(length / 6)],
])("masking: %s of three million characters takes one pass", (_, textOf) => {
  const masked = maskPersonalData(textOf(3_000_000));
  expect(masked.length).toBeLessThanOrEqual(500);
  expect(masked).not.toContain("anna");
});

test.each([
  ["anna@example.com", "[email]"],
  ["<anna@example.com>, (bert@example.com)", "<[email]>, ([email])"],
  ["to=anna@example.com;x", "to=[email];x"],
  ["a@b@c", "[email]"],
  ["@anna anna@ a@", "@anna anna@ a@"],
  ["key sk-ant-0123456789 and whsec_0123456789", "key [key] and [key]"],
  ["lw_live_0123456789abc, lw_test_0123456789_abc", "[key], [key]"],
  ["Bearer lw_at_0123456789 or lw_rt_01234-6789", "Bearer [key] or [key]"],
])("masking: %s becomes %s", (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked);
});

test("masking: an address at the cut is removed, not shortened to a name", () => {
  for (let length = 0; length < 4_200; length += 1) {
    const masked = maskPersonalData(
      `${"x@y ".repeat(1_050).slice(0, length)} ${canary}@example.com ${"x@y ".repeat(9_000)}`,
    );
    expect(masked).not.toContain(canary.slice(0, 4));
  }
});
