import { randomUUID } from "node:crypto";
import { POST as generateFromImage } from "@/app/api/generate-from-image/route";
import { POST as generate } from "@/app/api/generate-listing/route";
import { countUsed } from "@/lib/billing/quota/quota-data";
import { db } from "@/lib/database/db";
import { errorStatus } from "@/lib/errors";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { addPhoto } from "@/tests/support/photo-rows";
import { createJpeg, photoFile } from "@/tests/support/photos";
import { allEventsOf } from "@/tests/support/read-events";
import { seenDish } from "@/tests/support/seeing-model";
import { setUsed } from "@/tests/support/used-limits";

process.env.MODEL_DAILY_BUDGET_USD = "100";
const sandbox = setUpModelSandbox();

/** Photos alone, and what the seller answers when she is asked. */
async function createSeller() {
  const user = await createUser();
  const cookie = await signIn(user);
  async function send(
    productName: string | null,
    { key = randomUUID(), accept = "application/json" } = {},
  ) {
    const form = new FormData();
    form.set("image", photoFile(await createJpeg()));
    if (productName !== null)
      form.set("productDescription", `Product: ${productName}`);
    const headers = { "Idempotency-Key": key, Accept: accept };
    return generateFromImage(
      createRequest("POST", "/api/generate-from-image", form, {
        cookie,
        headers,
      }),
    );
  }
  const taken = async () => ({
    used: await countUsed(user.id),
    listings: await db().listing.count({ where: { userId: user.id } }),
    thisMonth: await db().user.findUnique({
      where: { id: user.id },
      select: { listingsThisMonth: true },
    }),
    refunds: await db().reservation.findMany({
      where: { userId: user.id },
      select: { state: true, failure: true },
    }),
  });
  return { user, cookie, send, taken };
}
const nothing = {
  used: 0,
  listings: 0,
  thisMonth: { listingsThisMonth: 0 },
  refunds: [{ state: "refunded", failure: "piece_unknown" }],
};

/** Has the model answer once as it does when it can't tell. */
const unsure = (suggestions: unknown) =>
  sandbox.fail({
    mode: "answer",
    count: 1,
    answer: JSON.stringify({ facts: [], item: "", suggestions }),
  });

test("a photo that tells nobody what the piece is: asked once, nothing stored or counted", async () => {
  const seller = await createSeller();
  const response = await seller.send(null);
  expect(response.status).toBe(errorStatus.piece_unknown);
  expect(await response.json()).toEqual({
    code: "piece_unknown",
    message: expect.stringContaining("Nothing was counted"),
    suggestions: [],
  });
  expect(await sandbox.modelCalls()).toHaveLength(1);
  expect(await seller.taken()).toEqual(nothing);
});

test("the same key works again with a name, and counts one listing", async () => {
  const seller = await createSeller();
  const key = randomUUID();
  expect((await seller.send(null, { key })).status).toBe(422);
  const named = await seller.send("Ring dish", { key });
  expect(named.status).toBe(200);
  expect((await named.json()).productName).toBe("Ring dish");
  expect(await seller.taken()).toMatchObject({ used: 1, listings: 1 });
});

test("what the model takes it for comes along: at most three, each a name", async () => {
  const seller = await createSeller();
  await unsure([
    "ring dish",
    " ring dish ",
    "?",
    "x".repeat(61),
    "tray",
    "lid",
    "bowl",
  ]);
  expect(await (await seller.send(null)).json()).toMatchObject({
    code: "piece_unknown",
    suggestions: ["ring dish", "tray", "lid"],
  });
});

test("a piece that the first answer named is known, whatever the repair says", async () => {
  const seller = await createSeller();
  await sandbox.fail({
    mode: "answer",
    count: 1,
    answer: JSON.stringify({ item: "ring dish", titles: [], description: "" }),
  });
  const { status } = await seller.send(null);
  expect(await sandbox.modelCalls()).toHaveLength(2);
  expect(status).not.toBe(422);
});

test("an answer that can't be read says nothing of it, and the next one may", async () => {
  const seller = await createSeller();
  await sandbox.fail({ mode: "malformed", count: 1 });
  const response = await seller.send(null);
  expect((await response.json()).code).toBe("piece_unknown");
  expect(await sandbox.modelCalls()).toHaveLength(2);
  expect(await seller.taken()).toEqual(nothing);
});

test("in a stream it is the error event, and nothing was shown before", async () => {
  const seller = await createSeller();
  await unsure(["ring dish"]);
  const events = await allEventsOf(
    await seller.send(null, { accept: "text/event-stream" }),
  );
  expect(events.filter(({ event }) => event === "partial")).toEqual([]);
  expect(events.at(-1)).toEqual({
    event: "error",
    data: {
      code: "piece_unknown",
      message: expect.any(String),
      suggestions: ["ring dish"],
    },
  });
  expect(await seller.taken()).toEqual(nothing);
});

test("the call that found it out is paid of the account's share", async () => {
  const seller = await createSeller();
  await seller.send(null);
  const spent = () =>
    db().modelSpending.findMany({ where: { pot: `user:${seller.user.id}` } });
  expect(await spent()).toHaveLength(1);
});

describe("within an hour", () => {
  const most = 20;

  test("after twenty such calls the model is asked for no more; what is named goes on", async () => {
    const seller = await createSeller();
    await seller.send(null);
    await setUsed("unknown_pieces", String(seller.user.id), most - 1);
    expect((await seller.send(null)).status).toBe(422);
    await sandbox.reset();
    const refused = await seller.send(null, { accept: "text/event-stream" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
    expect((await refused.json()).message).toMatch(/Type what it is/);
    expect(await sandbox.modelCalls()).toEqual([]);
    expect((await seller.send("Ring dish")).status).toBe(200);
  });

  test("they are no failures, which would hold up what is named", async () => {
    const seller = await createSeller();
    for (let call = 0; call < most; call += 1) {
      expect((await seller.send(null)).status).toBe(422);
    }
    expect((await seller.send("Ring dish")).status).toBe(200);
  });

  test("what was written under the same key is there all the same", async () => {
    const seller = await createSeller();
    const key = randomUUID();
    await sandbox.fail({ mode: "answer", answer: seenDish });
    const first = await seller.send(null, { key });
    expect(first.status).toBe(200);
    await sandbox.reset();
    await seller.send(null);
    await setUsed("unknown_pieces", String(seller.user.id), most);
    const again = await seller.send(null, { key });
    expect([again.status, (await again.json()).id]).toEqual([
      200,
      (await first.json()).id,
    ]);
  });
});

test("photos that were uploaded, with other details and no name: the same", async () => {
  const seller = await createSeller();
  const image = new Uint8Array(await createJpeg());
  const photoIds = [
    await addPhoto(seller.user.id, { image }),
    await addPhoto(seller.user.id, { image }),
  ];
  const ask = (form: object) =>
    generate(
      createRequest(
        "POST",
        "/api/generate-listing",
        { photoIds, materials: "oak", category: "home_living", ...form },
        { cookie: seller.cookie },
      ),
    );
  const response = await ask({});
  expect(await response.json()).toMatchObject({ code: "piece_unknown" });
  expect(await seller.taken()).toEqual(nothing);
  expect((await ask({ productName: "Ring dish" })).status).toBe(200);
});
