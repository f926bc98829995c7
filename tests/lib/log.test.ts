import { createLog, describeError } from "@/lib/log";

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
])("a field called %s is not written down, however deep", (name) => {
  const text = logged((log) => {
    log.info({ [name]: canary, requestId: "r-1" });
    log.info({ body: { [name]: canary } });
    log.info({ request: { headers: { [name]: canary } } });
  });
  expect(text).not.toContain(canary);
  expect(text).toContain("r-1");
});

test("errors are written without addresses, keys and the arguments of queries", () => {
  const invalid = Object.assign(new Error(`Argument \`email\`: ${canary}`), { name: "PrismaClientValidationError" });
  const cause = new Error(`no route to anna.${canary}@example.com with re_sandbox_${canary}`, { cause: invalid });
  const text = logged((log) => log.error({ err: new Error("outer", { cause }) }, "failed"));
  expect(text).not.toContain(canary);
  expect(text).toContain("outer");
  expect(text).toContain("no route to [email] with [key]");
  expect(text).toContain("log.test.ts");
});

test("what was thrown and is no error is not written down", () => {
  expect(JSON.stringify(describeError(canary))).not.toContain(canary);
});
