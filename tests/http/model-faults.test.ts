import { db } from "@/lib/db";
import { createUser, signIn } from "@/tests/support/factories";
import { call } from "@/tests/support/instances";
import { startInstance, until } from "@/tests/support/one-more-instance";
import { createJpeg, photoFile } from "@/tests/support/photos";
import { allEventsOf } from "@/tests/support/read-events";
import { startTestSandbox } from "@/tests/support/sandbox";
import { listingRow, mugResults } from "@/tests/support/seller";

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let photo: File;
let instances: Awaited<ReturnType<typeof startInstance>>[];
// Separate instances and a separate sandbox, since the failures here open the
// circuit breaker.
beforeAll(async () => {
  sandbox = await startTestSandbox();
  photo = photoFile(await createJpeg());
  const env = { ANTHROPIC_DEADLINE_MS: "5000" };
  instances = await Promise.all([startInstance(env), startInstance(env)]);
});
afterEach(async () => {
  await sandbox.reset();
  // A success resets the failure count of the breaker between tests.
  await send({ name: "again", ...generate });
  await sandbox.reset();
});
afterAll(async () => {
  for (const { child } of instances) child.kill("SIGKILL");
  await db().serviceFault.deleteMany({ where: { service: "model" } });
  await Promise.all([sandbox.close(), db().$disconnect()]);
});

type ModelCall = {
  name: string;
  path: string;
  /** Whether it uses the quota. */
  isCounted: boolean;
  /** Whether an unusable answer is asked for once more. */
  isRepaired?: boolean;
  isStream?: boolean;
  body: (listing: number) => unknown;
};
const withPhoto = () => {
  const body = new FormData();
  body.set("image", photo);
  return body;
};
const counted = { isCounted: true, isRepaired: true };
const generate = {
  path: "/api/generate-listing",
  ...counted,
  body: () => ({ productName: "Mug" }),
};
const fromPhoto = {
  path: "/api/generate-from-image",
  ...counted,
  body: () => {
    const body = withPhoto();
    body.set("productDescription", "Product: Mug");
    return body;
  },
};
const modelCalls: ModelCall[] = [
  { name: "generate", ...generate },
  { name: "generate, streamed", ...generate, isStream: true },
  { name: "from a photo", ...fromPhoto },
  { name: "from a photo, streamed", ...fromPhoto, isStream: true },
  {
    name: "analyze",
    path: "/api/analyze-image",
    isCounted: false,
    body: withPhoto,
  },
  {
    name: "rewrite",
    path: "/api/listings/{listing}/rewrite",
    isCounted: false,
    body: () => ({ field: "description", results: mugResults }),
  },
  {
    name: "translate",
    path: "/api/listings/{listing}/translations",
    isCounted: false,
    isRepaired: true,
    body: () => ({ language: "de" }),
  },
];

/**
 * Sends it as a new seller; resolves with the response and the seller's rows
 * afterwards.
 */
async function send({ name, path, body, isStream }: ModelCall, instance = 0) {
  const user = await createUser();
  const { id } = await db().listing.create({ data: listingRow(user.id) });
  const cookie = await signIn(user);
  const response = await call(
    instances[instance]?.address ?? "",
    "POST",
    path.replace("{listing}", String(id)),
    body(id),
    {
      cookie,
      headers: { Accept: isStream ? "text/event-stream" : "application/json" },
      signal: AbortSignal.timeout(30_000),
    },
  );
  const last = isStream ? (await allEventsOf(response)).at(-1) : null;
  const answer = last ? last.data : await response.json();
  const where = { userId: user.id };
  const [usage, reservations, listings] = await Promise.all([
    db().usage.findMany({ where }),
    db().reservation.findMany({ where }),
    db().listing.findMany({ where }),
  ]);
  return {
    name,
    // A stream starts with 200 before the model fails.
    status: last?.event === "error" ? 200 : response.status,
    code:
      last?.event === "result" || (!last && response.ok)
        ? "answered"
        : answer.code,
    message: answer.message,
    hasRetryAfter: response.headers.has("retry-after"),
    used: usage.reduce((sum, { used }) => sum + used, 0),
    states: reservations.map(({ state }) => state),
    newListings: listings.length - 1,
    isUnchanged: listings.some(
      (listing) => listing.id === id && listing.version === 1,
    ),
  };
}

const sendAll = (instance?: number) =>
  Promise.all(modelCalls.map((modelCall) => send(modelCall, instance)));

function failureOf(
  { name, isCounted, isStream }: ModelCall,
  status: number,
  code: string,
) {
  return {
    name,
    status: isStream ? 200 : status,
    code,
    message: expect.stringMatching(/^The writer .*Nothing was counted/),
    hasRetryAfter: status === 503 && !isStream,
    used: 0,
    states: isCounted ? ["refunded"] : [],
    newListings: 0,
    isUnchanged: true,
  };
}
const failures = (status: number, code: string) =>
  modelCalls.map((modelCall) => failureOf(modelCall, status, code));

function expectSuccess(
  outcomes: Awaited<ReturnType<typeof sendAll>>,
  calls = modelCalls,
) {
  expect(outcomes).toEqual(
    calls.map(({ name, isCounted }) =>
      expect.objectContaining({
        name,
        status: 200,
        code: "answered",
        isUnchanged: true,

        used: isCounted ? 1 : 0,
        newListings: isCounted ? 1 : 0,
        states: isCounted ? ["committed"] : [],
      }),
    ),
  );
}

/**
 * With the expected number of calls to the model: generations and translations
 * may repair a response once.
 */
const faults: [
  what: string,
  fault: { mode: string },
  status: number,
  code: string,
  repaired: number,
  other: number,
][] = [
  ["a failure", status(500), 502, "upstream_failed", 3, 3],
  ["overloaded", status(529), 503, "unavailable", 3, 3],
  ["unavailable for minutes", status(503, 120), 503, "unavailable", 1, 1],
  ["too many requests for minutes", status(429, 120), 503, "unavailable", 1, 1],
  ["a request that is refused", status(400), 502, "upstream_failed", 1, 1],
  ["a key that is refused", status(401), 503, "unavailable", 1, 1],
  ["a cut", { mode: "cut" }, 502, "upstream_failed", 1, 1],
  ["a page", { mode: "html" }, 502, "upstream_failed", 1, 1],
  ["half an answer", { mode: "malformed" }, 502, "upstream_failed", 2, 1],
  ["a refusal", { mode: "refusal" }, 502, "refused", 1, 1],
  ["no room", { mode: "max_tokens" }, 502, "upstream_failed", 1, 1],
  ["nothing", answer(""), 502, "upstream_failed", 2, 1],
  ["null", answer("null"), 502, "upstream_failed", 2, 1],
  [
    "the beginning of a listing",
    answer('{"titles":['),
    502,
    "upstream_failed",
    2,
    1,
  ],
];
function status(status: number, retryAfter?: number) {
  return {
    mode: "status",
    status,
    ...(retryAfter !== undefined && { retryAfter }),
  };
}
function answer(text: string) {
  return { mode: "answer", answer: text };
}

test.each(faults)(
  "%s: its error code, and nothing is counted",
  async (_, fault, status, code, repaired, other) => {
    await sandbox.fail(fault);
    expect(await sendAll()).toEqual(failures(status, code));
    const calls = modelCalls.reduce(
      (sum, { isRepaired }) => sum + (isRepaired ? repaired : other),
      0,
    );
    expect(await sandbox.modelCalls()).toHaveLength(calls);
    // A success resets the failure count of the breaker between rows.
    await sandbox.reset();
    expect((await send(generateAgain)).code).toBe("answered");
  },
);
const generateAgain: ModelCall = { name: "generate", ...generate };

test("a retry after one second: waits and then succeeds", async () => {
  await sandbox.fail({ ...status(429, 1), count: modelCalls.length });
  expectSuccess(await sendAll());
  expect(await sandbox.modelCalls()).toHaveLength(2 * modelCalls.length);
});

test("a model that obeys injected instructions: counted as usual; a translation has nothing else to stand on", async () => {
  await sandbox.fail({ mode: "obey_injection" });
  const [others, translate] = [modelCalls.slice(0, -1), modelCalls.slice(-1)];
  const outcomes = await sendAll();
  expectSuccess(outcomes.slice(0, -1), others);
  expect(outcomes.slice(-1)).toEqual(
    translate.map((call) => failureOf(call, 502, "upstream_failed")),
  );
});

test("hanging responses: canceled at the deadline; a used-up budget: no further calls while the breaker is open", async () => {
  const sent: {
    pending: ReturnType<typeof sendAll>;
    status: number;
    code: string;
  }[] = [];
  /**
   * Sends all of them and waits until the model has received each, so that none
   * finds the breaker open.
   */
  async function start(
    instance: number,
    fault: Parameters<typeof sandbox.fail>[0],
    status: number,
    code: string,
  ) {
    await sandbox.fail(fault);
    sent.push({ pending: sendAll(instance), status, code });
    await until(
      async () =>
        (await sandbox.modelCalls()).length === modelCalls.length * sent.length,
    );
  }
  await start(0, { mode: "hang" }, 502, "upstream_failed");
  await start(0, { mode: "stall_body" }, 502, "upstream_failed");
  await start(0, { ...status(402), latencyMs: 1_500 }, 503, "unavailable");
  await start(1, { mode: "drip" }, 502, "upstream_failed");
  await start(
    1,
    { mode: "latency", latencyMs: 60_000 },
    502,
    "upstream_failed",
  );
  await start(1, { ...status(429), latencyMs: 1_500 }, 503, "unavailable");
  for (const { pending, status, code } of sent)
    expect(await pending).toEqual(failures(status, code));

  const calls = modelCalls.length * sent.length;
  expect(await sandbox.modelCalls()).toHaveLength(calls);
  await sandbox.fail({ mode: "latency", latencyMs: 0 });
  for (const instance of [0, 1])
    expect(await sendAll(instance)).toEqual(failures(503, "unavailable"));
  expect(await sandbox.modelCalls()).toHaveLength(calls);
});
