import { db } from "@/lib/database/db";
import { createUser, signIn } from "@/tests/support/factories";
import { call } from "@/tests/support/instances";
import { startInstance, until } from "@/tests/support/one-more-instance";
import { createJpeg, photoFile } from "@/tests/support/photos";
import { allEventsOf } from "@/tests/support/read-events";
import { inFullRuns, isFull } from "@/tests/support/repetitions";
import { startTestSandbox } from "@/tests/support/sandbox";
import { listingRow, mugResults } from "@/tests/support/seller";

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let photo: File;
/**
 * Separate instances and a separate sandbox, since the failures here open the
 * circuit breaker. One waits for the model as long as a busy machine needs; the
 * other gives up soon, so that what never ends is tested in seconds.
 */
let patient: Awaited<ReturnType<typeof startInstance>>;
let hasty: typeof patient;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  photo = photoFile(await createJpeg());
  [patient, hasty] = await Promise.all([
    startInstance(),
    startInstance({ ANTHROPIC_DEADLINE_MS: "3000" }),
  ]);
});
beforeEach(() => closeBreaker(patient));
afterAll(async () => {
  for (const { child } of [patient, hasty]) child.kill("SIGKILL");
  await db().serviceFault.deleteMany({ where: { service: "model" } });
  await Promise.all([sandbox.close(), db().$disconnect()]);
});

/** A success closes the breaker and resets its count of failures. */
async function closeBreaker(instance: typeof patient) {
  await sandbox.reset();
  const again = { name: "again", ...generate };
  await until(async () => (await send(again, instance)).code === "answered");
  await sandbox.reset();
}

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
    isRepaired: true,
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
async function send(modelCall: ModelCall, instance = patient) {
  return (await prepare(modelCall, instance))();
}

/** Creates the seller; what is returned sends the call. */
async function prepare(
  { name, path, body, isStream }: ModelCall,
  instance: typeof patient,
) {
  const user = await createUser();
  const { id } = await db().listing.create({ data: listingRow(user.id) });
  const cookie = await signIn(user);
  return async () => {
    const response = await call(
      instance.address,
      "POST",
      path.replace("{listing}", String(id)),
      body(id),
      {
        cookie,
        headers: {
          Accept: isStream ? "text/event-stream" : "application/json",
        },
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
  };
}

const prepareAll = (instance: typeof patient) =>
  Promise.all(modelCalls.map((modelCall) => prepare(modelCall, instance)));
const sendAll = async (instance = patient) =>
  Promise.all((await prepareAll(instance)).map((sendNow) => sendNow()));

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
 * With the expected number of calls to the model: generations, rewrites and
 * translations may repair a response once.
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
  ["unavailable for minutes", status(503, 120), 503, "unavailable", 1, 1],
  ["a request that is refused", status(400), 502, "upstream_failed", 1, 1],
  ["half an answer", { mode: "malformed" }, 502, "upstream_failed", 2, 1],
  ["a refusal", { mode: "refusal" }, 502, "refused", 1, 1],
];
/** Kinds of which generations have a test below the network. */
const moreFaults: typeof faults = [
  ["overloaded", status(529), 503, "unavailable", 3, 3],
  ["too many requests for minutes", status(429, 120), 503, "unavailable", 1, 1],
  ["a key that is refused", status(401), 503, "unavailable", 1, 1],
  ["a cut", { mode: "cut" }, 502, "upstream_failed", 1, 1],
  ["a page", { mode: "html" }, 502, "upstream_failed", 1, 1],
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

test.each([...faults, ...inFullRuns(moreFaults)])(
  "%s: its error code, and nothing is counted",
  async (_, fault, status, code, repaired, other) => {
    await sandbox.fail(fault);
    expect(await sendAll()).toEqual(failures(status, code));
    const calls = modelCalls.reduce(
      (sum, { isRepaired }) => sum + (isRepaired ? repaired : other),
      0,
    );
    expect(await sandbox.modelCalls()).toHaveLength(calls);
  },
);

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

const hangs = [
  { mode: "hang" },
  { mode: "stall_body" },
  { mode: "drip" },
  { mode: "latency", latencyMs: 60_000 },
];
/** All calls meet each of them, and in a short run each call one of them. */
const rounds = (isFull ? hangs.map((hang) => [hang]) : [hangs]).map(
  (faults) => ({ faults, modes: faults.map(({ mode }) => mode).join(", ") }),
);

test.each(rounds)(
  "responses that hang ($modes): canceled at the deadline",
  async ({ faults }) => {
    await closeBreaker(hasty);
    for (const hang of faults) {
      const count = Math.ceil(modelCalls.length / faults.length);
      await sandbox.fail({ ...hang, count });
    }
    const late = { message: expect.stringContaining("took too long") };
    expect(await sendAll(hasty)).toEqual(
      failures(502, "upstream_failed").map((failure) => ({
        ...failure,
        ...late,
      })),
    );
  },
);

test.each([402, ...inFullRuns([429])])(
  "a used-up budget, %d: no further calls while the breaker is open",
  async (code) => {
    const further = await prepareAll(patient);
    await sandbox.fail({ ...status(code), latencyMs: 500 });
    const sentAt = performance.now();
    expect(await sendAll()).toEqual(failures(503, "unavailable"));
    const { length } = await sandbox.modelCalls();
    expect(length).toBeGreaterThan(0);

    await sandbox.fail(status(code));
    expect(await Promise.all(further.map((sendNow) => sendNow()))).toEqual(
      failures(503, "unavailable"),
    );
    // After ten seconds one call may try.
    const tries = Math.floor((performance.now() - sentAt) / 10_000);
    expect((await sandbox.modelCalls()).length - length).toBeLessThanOrEqual(
      tries,
    );
  },
);
