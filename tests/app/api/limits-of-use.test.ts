import { randomUUID } from "node:crypto";
import { POST as addNumbers } from "@/app/api/changes/[id]/numbers/route";
import { POST as createKey } from "@/app/api/keys/route";
import { POST as draft } from "@/app/api/listings/[id]/etsy-draft/route";
import { POST as uploadPhoto } from "@/app/api/photos/route";
import { POST as sendTest } from "@/app/api/webhook-endpoints/[id]/test/route";
import { POST as resend } from "@/app/api/webhook-endpoints/deliveries/[id]/resend/route";
import { scopeNames } from "@/lib/access/scopes";
import { batchLimits } from "@/lib/batches/schema";
import { db } from "@/lib/database/db";
import { answerOf } from "@/tests/support/answer";
import { createBatchSeller, mugRows } from "@/tests/support/batch-seller";
import { callWithId } from "@/tests/support/changes";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { callApi } from "@/tests/support/public-api";
import { listingRow } from "@/tests/support/seller";
import { setUsed } from "@/tests/support/used-limits";

afterAll(closeConnections);

type Seller = Awaited<ReturnType<typeof createProgram>>;

/**
 * A seller with a key, and the calls of pages and programs that need nothing to
 * be there.
 */
async function createProgram() {
  const seller = await createBatchSeller();
  const { cookie } = seller;
  const request = createRequest(
    "POST",
    "/api/keys",
    { name: "Test", scopes: scopeNames },
    { cookie },
  );
  const { secret } = (await answerOf(createKey(request))).body as {
    secret: string;
  };
  const program = (
    operation: string,
    params: Record<string, string>,
    body?: unknown,
    text?: string,
  ) =>
    callApi(operation, {
      secret,
      params,
      headers: {
        "Idempotency-Key": randomUUID(),
        ...(text && { "Content-Type": "text/csv" }),
      },
      ...(text === undefined ? { body } : { text }),
    });
  return { ...seller, program };
}

/** Counted before the body is read. */
async function uploadNothing({ cookie }: Seller) {
  const response = await uploadPhoto(
    createRequest("POST", "/api/photos", new FormData(), { cookie }),
  );
  return { status: response.status, body: await response.json() };
}

const nobody = "3f0c9c3e-6a55-4d2e-9d3b-111111111111";

test.each<
  [
    string,
    string,
    number,
    (seller: Seller) => Promise<{ status: number; body: { code?: string } }>,
  ]
>([
  [
    "batches of a page in an hour",
    "batches",
    60,
    ({ create }) => create({ name: "Mugs", rows: mugRows(1), draft: true }),
  ],
  [
    "batches of a program in an hour",
    "batches",
    60,
    ({ program }) => program("createBatch", {}, { name: "" }),
  ],
  ["photos of a page in an hour", "uploadPhoto", 600, uploadNothing],
  [
    "photos of a program in an hour",
    "uploadPhoto",
    600,
    ({ program }) => program("uploadPhoto", {}),
  ],
  [
    "rows of a page in an hour",
    "batch_rows",
    600,
    ({ addRows }) => addRows(nobody, { rows: mugRows(1), after: 0 }),
  ],
  [
    "rows of a program in an hour",
    "batch_rows",
    600,
    ({ program }) => program("addBatchRows", { id: nobody }, {}),
  ],
  [
    "files of a program in an hour",
    "audit",
    30,
    ({ program }) => program("auditListings", {}, undefined, "a,b\n1,2"),
  ],
  [
    "drafts of a page in ten minutes",
    "etsy_draft",
    480,
    ({ cookie }) => callWithId(draft, "POST", 1, cookie, {}),
  ],
  [
    "drafts of a program in ten minutes",
    "etsy_draft",
    480,
    ({ program }) => program("createEtsyDraft", { id: "1" }, {}),
  ],
  [
    "rows of a page that are tried again in an hour",
    "batch_rows",
    600,
    ({ retry }) => retry(nobody, nobody),
  ],
  [
    "rows of a program that are tried again in an hour",
    "batch_rows",
    600,
    ({ program }) =>
      program("retryBatchRow", { id: nobody, rowId: nobody }, {}),
  ],
  [
    "test events of a program in an hour",
    "webhook_sends",
    120,
    ({ program }) => program("testWebhookEndpoint", { id: nobody }, {}),
  ],
  [
    "test events in an hour",
    "webhook_sends",
    120,
    ({ cookie }) => callWithId(sendTest, "POST", nobody, cookie, {}),
  ],
  [
    "events sent again in an hour",
    "webhook_sends",
    120,
    ({ cookie }) => callWithId(resend, "POST", nobody, cookie, {}),
  ],
])(
  "%s: the last one is let through, the next is refused with 429",
  async (_, name, most, call) => {
    const seller = await createProgram();
    expect((await call(seller)).status).not.toBe(429);
    await setUsed(name, String(seller.userId), most - 1);
    expect((await call(seller)).status).not.toBe(429);
    const { status, body } = await call(seller);
    expect([status, body.code]).toEqual([429, "rate_limited"]);
  },
);

test("a hundred batches: another is refused and not stored, also of several at once, until one is deleted", async () => {
  const seller = await createBatchSeller();
  const rows = Array.from({ length: batchLimits.batches - 2 }, () => ({
    userId: seller.userId,
    name: "Old",
    state: "draft",
  }));
  const [first] = await db().batch.createManyAndReturn({
    data: rows,
    select: { id: true },
  });
  const create = () =>
    seller.create({ name: "New", rows: mugRows(1), draft: true });
  const answers = await Promise.all(Array.from({ length: 5 }, create));
  const refused = answers.filter(({ status }) => status !== 202);
  expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
    Array(3).fill([
      422,
      "You have 100 batches. Please delete one that you no longer need.",
    ]),
  );
  expect(await db().batch.count({ where: { userId: seller.userId } })).toBe(
    100,
  );
  expect((await seller.remove(first?.id ?? "")).status).toBe(204);
  expect((await create()).status).toBe(202);
});

test("numbers of a change: those of tomorrow somewhere on earth are taken, those of later days refused and not stored", async () => {
  const user = await createUser();
  const cookie = await signIn(user);
  const { id: listingId } = await db().listing.create({
    data: listingRow(user.id),
  });
  const note = {
    userId: user.id,
    listingId,
    source: "by_hand",
    fields: [],
    changedAt: new Date(),
  };
  const { id } = await db().changeNote.create({ data: note });
  const on = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const type = (days: number) =>
    callWithId(addNumbers, "POST", id, cookie, { on: on(days), views: 7 });
  for (const days of [2, 3, 40]) {
    const { status, body } = await type(days);
    expect([status, body.code, body.message]).toEqual([
      422,
      "invalid_input",
      "That day is in the future.",
    ]);
  }
  expect(await db().listingReading.count({ where: { changeId: id } })).toBe(0);
  for (const days of [1, 0, -40])
    expect((await type(days)).status).toBeLessThan(300);
  expect(await db().listingReading.count({ where: { changeId: id } })).toBe(3);
});
