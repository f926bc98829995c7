import { randomUUID } from "node:crypto";
import { z } from "zod";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { aiBreaker, callModel } from "@/lib/ai/call-model";
import { db } from "@/lib/database/db";
import { defineTask, handleTask } from "@/lib/jobs/define-task";
import { addJob } from "@/lib/jobs/queue";
import { startJobs, stopJobs } from "@/lib/jobs/worker";
import { createLog } from "@/lib/log";
import {
  currentRequestId,
  requestIdOf,
  withRequestId,
} from "@/lib/observability/request-id";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, createUser } from "@/tests/support/factories";
import { listJobs } from "@/tests/support/jobs";
import { until } from "@/tests/support/one-more-instance";
import { startTestSandbox } from "@/tests/support/sandbox";
import { question } from "@/tests/support/scripted-model";

process.env.TRUSTED_PROXY_HOPS = "1";
let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  sandbox = await startTestSandbox();
  const write = (line: string) => lines.push(JSON.parse(line));
  Object.assign(globalThis, { log: createLog("info", { write }) });
});
beforeEach(async () => {
  lines = [];
  await sandbox.reset();
  aiBreaker.recordSuccess();
});
afterAll(async () => {
  await stopJobs();
  await Promise.all([sandbox.close(), closeConnections()]);
});

const withHeader = (id: string) =>
  createRequest("GET", "/api/x", undefined, {
    headers: { "X-Request-Id": id },
  });
const lineOf = (requestId: string, msg: string) =>
  lines.find((one) => one.requestId === requestId && one.msg === msg);

test("request id: the one of our own proxy is kept", () => {
  expect(requestIdOf(withHeader("8c1f_a-1"), true)).toBe("8c1f_a-1");
});

test.each([
  ["without a proxy", "8c1f_a-1", false],
  ["with other characters", "a b", true],
  ["empty", "", true],
  ["too long", "a".repeat(65), true],
])("request id: a header %s is replaced", (_, id, hasProxy) => {
  expect(requestIdOf(withHeader(id), hasProxy)).toMatch(
    /^[\da-f]{8}-[\da-f-]{27}$/,
  );
});

test("request id: requests that run at once keep their own", async () => {
  const ids = ["one", "two", "three"];
  const seen = ids.map((id) =>
    withRequestId(id, async () => {
      await new Promise(setImmediate);
      return currentRequestId();
    }),
  );
  expect(await Promise.all(seen)).toEqual(ids);
  expect(currentRequestId()).toBeNull();
});

test("request id: goes from the proxy to the response, the log and the job", async () => {
  const requestId = `proxy-${randomUUID()}`;
  const user = await createUser();
  const headers = { "X-Request-Id": requestId };
  const response = await forgotPassword(
    createRequest(
      "POST",
      "/api/auth/forgot-password",
      { email: user.email },
      { headers },
    ),
  );
  expect(response.headers.get("x-request-id")).toBe(requestId);
  expect(lineOf(requestId, "request")).toMatchObject({
    path: "/api/auth/forgot-password",
    status: 200,
  });
  const [job] = await listJobs({ to: user.email });
  expect(job?.payload).toMatchObject({ requestId });
});

test("request id: a job runs and is logged under the id of the request that queued it", async () => {
  const requestId = `proxy-${randomUUID()}`;
  // Of its own, so that no other worker on this database takes its job.
  const name = `task-${randomUUID()}`;
  const task = defineTask({ name, schema: z.object({}) });
  let seen: string | null = null;
  const remember = async () => {
    seen = currentRequestId();
  };
  startJobs([handleTask(task, remember)]);
  await withRequestId(requestId, () =>
    db().$transaction((tx) => addJob(tx, task, {})),
  );
  await until(() => lineOf(requestId, "job") !== undefined);
  expect(seen).toBe(requestId);
  expect(lineOf(requestId, "job")).toMatchObject({
    task: name,
    outcome: "done",
    attempt: 1,
  });
});

test("request id: goes to the model, and its answer is logged with the provider's id", async () => {
  const requestId = `proxy-${randomUUID()}`;
  await withRequestId(requestId, () =>
    callModel(question, AbortSignal.timeout(20_000)),
  ).catch(() => undefined);
  const [call] = await sandbox.modelCalls();
  expect(call?.headers["x-request-id"]).toBe(requestId);
  expect(lineOf(requestId, "the model answered")).toMatchObject({
    providerRequestId: expect.stringMatching(/^req_/),
  });
});

test("request id: a failed model call is logged with the provider's id", async () => {
  const requestId = `proxy-${randomUUID()}`;
  await sandbox.fail({ mode: "status", status: 400, count: 1 });
  await withRequestId(requestId, () =>
    callModel(question, AbortSignal.timeout(20_000)),
  ).catch(() => undefined);
  expect(lineOf(requestId, "the model failed")).toMatchObject({
    providerRequestId: expect.stringMatching(/^req_/),
  });
});
