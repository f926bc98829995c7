import { aiBreaker } from "@/lib/ai/call-model";
import { db } from "@/lib/database/db";
import { etsyBreaker } from "@/lib/etsy/api/call-etsy";
import { createAltTextSeller } from "@/tests/support/alt-text-seller";
import { closeConnections } from "@/tests/support/connections";
import { startTestEtsy } from "@/tests/support/etsy";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
  process.env.ANTHROPIC_BASE_URL = etsy.url;
});
beforeEach(async () => {
  await etsy.reset();
  aiBreaker.recordSuccess();
  await setDay(100_000, 100_000);
});
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

/** What is left of the key's day. */
const setDay = async (perDay: number, left: number) => {
  const key = etsy.rateKey;
  await db().etsyRate.upsert({
    where: { key },
    create: {
      key,
      perSecond: 50,
      perDay,
      remainingToday: left,
      recent: [],
      dayStartsAt: new Date(),
    },
    update: { perDay, remainingToday: left },
  });
};

const altTextsAtEtsy = async () => {
  const { listings } = await (
    await fetch(`${etsy.url}/etsy/state.json`)
  ).json();
  return Object.fromEntries(
    listings.map(
      (one: { listing_id: number; images: { alt_text: string }[] }) => [
        String(one.listing_id),
        one.images.map(({ alt_text }) => alt_text),
      ],
    ),
  ) as Record<string, string[]>;
};
const writes = async () =>
  (await etsy.calls()).filter(
    ({ method, path }) => method === "POST" && path.endsWith("/images"),
  );

/** A seller whose listings were written, and what would be sent of them. */
async function written(photos: string[][]) {
  const own = await createAltTextSeller(etsy, photos);
  await own.start();
  await own.work();
  const targets = await own.targets();
  const shown = await own.preview(targets);
  return {
    ...own,
    wanted: targets,
    digest: shown.body.digest as string,
    shown,
  };
}
const bare = ["", ""];

test("12 listings are confirmed as one, and are at Etsy photo by photo", async () => {
  const own = await written(Array.from({ length: 12 }, () => bare));
  expect(own.shown.body.listings).toHaveLength(12);
  expect(await own.confirm(own.wanted, own.digest)).toMatchObject({
    status: 202,
  });
  await own.publish();
  const there = await altTextsAtEtsy();
  const { listings } = await own.review();
  expect(listings).toHaveLength(12);
  for (const { id, photos, sent } of listings) {
    expect(there[id]).toEqual(photos.map(({ text }) => text));
    expect(sent).toMatchObject({ state: "done" });
  }
  expect(await writes()).toHaveLength(24);
  expect(await own.used()).toBe(2);
});

test("only the texts that are taken are sent", async () => {
  const own = await written([bare]);
  const [listing] = (await own.review()).listings;
  const [first, second] = listing?.photos ?? [];
  await own.edit(own.ids[0] ?? "", {
    version: listing?.version,
    photos: [
      { imageId: first?.imageId, text: "A dish of mine", isTaken: true },
      { imageId: second?.imageId, text: second?.text, isTaken: false },
    ],
  });
  const targets = await own.targets();
  const { body } = await own.preview(targets);
  await own.confirm(targets, body.digest);
  await own.publish();
  expect((await altTextsAtEtsy())[own.ids[0] ?? ""]).toEqual([
    "A dish of mine",
    "",
  ]);
});

test("two windows: of two presses at once one starts it, and each photo is written once", async () => {
  const own = await written([bare, bare]);
  const answers = await Promise.all([
    own.confirm(own.wanted, own.digest),
    own.confirm(own.wanted, own.digest),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
  await own.publish();
  expect(await writes()).toHaveLength(4);
});

test("the answer to each request in turn is lost: every text is there, none is written twice", async () => {
  const own = await written([bare]);
  await own.confirm(own.wanted, own.digest);
  // A read and a write for each photo, and the comparison.
  for (let request = 0; request < 6; request += 1) {
    await etsy.fail("etsy", { mode: "lost_answer", count: 1 });
    await own.publish(1);
    await etsy.clearFaults();
    etsyBreaker.recordSuccess();
    await db().publication.updateMany({
      where: { userId: own.userId },
      data: { holder: null, heldUntil: null },
    });
    await own.publish(1);
  }
  await own.publish();
  const [listing] = (await own.review()).listings;
  expect((await altTextsAtEtsy())[own.ids[0] ?? ""]).toEqual(
    listing?.photos.map(({ text }) => text),
  );
  expect(listing?.sent).toMatchObject({ state: "done" });
  const ids = (await writes()).map(({ body }) => body?.listing_image_id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the shop's share of the day: it waits, says so, and goes on by itself", async () => {
  const own = await written([["", "", "", ""]]);
  await own.confirm(own.wanted, own.digest);
  // Of thirty a shop gets three.
  await etsy.control("/etsy/limits", { perSecond: 100, perDay: 30 });
  await setDay(30, 30);
  await own.publish(7);
  expect(await writes()).toHaveLength(3);
  const [publication] = await own.publications();
  expect(publication).toMatchObject({
    state: "waiting",
    problem: { message: expect.stringContaining("its share") },
  });
  expect((await own.review()).listings[0]?.sent).toMatchObject({
    state: "waiting",
    message: expect.stringContaining("its share"),
  });
  await etsy.control("/etsy/limits", { perSecond: 100, perDay: 100_000 });
  await setDay(100_000, 100_000);
  await db().etsyShopDay.updateMany({
    where: { etsyShopId: BigInt(own.shopId) },
    data: { startedAt: new Date(Date.now() - 25 * 3_600_000) },
  });
  await own.publish();
  expect(await writes()).toHaveLength(4);
  expect((await own.review()).listings[0]?.sent).toMatchObject({
    state: "done",
  });
});

test("Etsy's own limit of the day is waited for as well", async () => {
  const own = await written([bare]);
  await own.confirm(own.wanted, own.digest);
  await setDay(100_000, 0);
  await own.publish(3);
  expect(await writes()).toHaveLength(0);
  const [publication] = await own.publications();
  expect(publication).toMatchObject({ state: "waiting" });
  await setDay(100_000, 100_000);
  await own.publish();
  expect(await writes()).toHaveLength(2);
});

test("a token that ends stops it with what to do; nothing is lost, and it goes on", async () => {
  const own = await written([bare]);
  await own.confirm(own.wanted, own.digest);
  await own.publish(1);
  await etsy.changeTokens({ action: "expire" });
  await own.publish(5);
  const [listing] = (await own.review()).listings;
  expect(listing?.sent).toMatchObject({
    state: "failed",
    message: expect.stringMatching(/connect/i),
  });
  await own.connect();
  const targets = await own.targets();
  const { body } = await own.preview(targets);
  expect((await own.confirm(targets, body.digest)).status).toBe(202);
  await own.publish();
  expect(await writes()).toHaveLength(2);
  expect((await own.review()).listings[0]?.sent).toMatchObject({
    state: "done",
  });
});

test("a photo that Etsy refuses since the gallery is full is named", async () => {
  const own = await written([
    Array.from({ length: 20 }, (_, index) =>
      index === 3
        ? ""
        : `The dish of oak seen from side ${"abcdefghijklmnopqrst"[index]}`,
    ),
  ]);
  await own.confirm(own.wanted, own.digest);
  await own.publish();
  const [listing] = (await own.review()).listings;
  const [photo] = listing?.photos ?? [];
  expect(listing?.sent).toMatchObject({
    state: "refused",
    refused: [photo?.imageId],
    message: expect.stringContaining("photo 4"),
  });
  expect(photo).toMatchObject({ rank: 4, isTaken: true });
});

/** Etsy refuses the alt texts of these photos of the only listing. */
async function refuse(
  own: Awaited<ReturnType<typeof written>>,
  ranks: number[],
  status = 400,
) {
  const [listing] = (await own.review()).listings;
  const photos = (listing?.photos ?? []).filter(({ rank }) =>
    ranks.includes(rank),
  );
  for (const { imageId } of photos)
    await etsy.fail("etsy", {
      mode: "status",
      status,
      message: "The alt text can't be changed.",
      path: "/images",
      match: String(imageId),
    });
  return photos;
}
const noted = async (own: { userId: number }) =>
  (await db().changeNote.findMany({ where: { userId: own.userId } })).map(
    ({ fields }) => fields as { before: string[]; after: string[] }[],
  );
const idsOf = (requests: Awaited<ReturnType<typeof writes>>) =>
  requests.map(({ body }) => Number(body?.listing_image_id));
const four = ["", "", "", ""];

test.each([
  [400, [2]],
  [409, [1]],
  [422, [2, 4]],
  [400, [4]],
])(
  "Etsy refuses with %d the photos %j: the others are sent, each once, and noted to be put back",
  async (status, ranks) => {
    const own = await written([four]);
    const refused = await refuse(own, ranks, status);
    await own.confirm(own.wanted, own.digest);
    await own.publish();
    const [listing] = (await own.review()).listings;
    const reached = (listing?.photos ?? []).map(({ rank, text }) =>
      ranks.includes(rank) ? "" : text,
    );
    expect((await altTextsAtEtsy())[own.ids[0] ?? ""]).toEqual(reached);
    const sent = idsOf(await writes());
    expect(sent).toHaveLength(4);
    expect(new Set(sent).size).toBe(4);
    expect(listing?.sent).toMatchObject({
      state: "refused",
      refused: refused.map(({ imageId }) => imageId),
      words: "The alt text can't be changed.",
    });
    expect(await noted(own)).toEqual([
      [expect.objectContaining({ before: four, after: reached })],
    ]);
  },
);

test("Etsy refuses every photo: nothing is noted, and all are named", async () => {
  const own = await written([bare]);
  await refuse(own, [1, 2]);
  await own.confirm(own.wanted, own.digest);
  await own.publish();
  const [publication] = await own.publications();
  expect(publication).toMatchObject({
    state: "failed",
    problem: {
      code: "refused",
      message:
        "Etsy didn't accept the alt texts of photos 1 and 2. Please copy them there yourself.",
    },
  });
  expect(await noted(own)).toEqual([]);
});

test.each([
  [403, 1],
  [404, 1],
])(
  "Etsy answers %d, which would hold for every photo: the first one stops it",
  async (status, count) => {
    const own = await written([four]);
    await refuse(own, [1, 2, 3, 4], status);
    await own.confirm(own.wanted, own.digest);
    await own.publish();
    expect(await writes()).toHaveLength(count);
    expect((await own.review()).listings[0]?.sent).toMatchObject({
      state: "failed",
      refused: [],
    });
  },
);

test("a killed worker had been refused: the photo is asked for once more, and no other", async () => {
  const own = await written([four]);
  const [second] = await refuse(own, [2]);
  await own.confirm(own.wanted, own.digest);
  await own.publish(2);
  const [stopped] = await own.publications();
  const steps = stopped?.steps as { number: number; state: string }[];
  await db().publication.update({
    where: { id: stopped?.id ?? "" },
    data: {
      holder: "0b8a2c9e-0f0f-4a52-8d5e-3a5b8f3f0a11",
      heldUntil: new Date(Date.now() - 1_000),
      steps: steps.map((step) =>
        step.number === 2 ? { ...step, state: "started" } : step,
      ),
    },
  });
  await own.publish();
  const sent = idsOf(await writes());
  expect(sent).toHaveLength(5);
  expect(sent.filter((one) => one === second?.imageId)).toHaveLength(2);
  expect((await own.review()).listings[0]?.sent).toMatchObject({
    state: "refused",
  });
});

test("tried again: only what was refused is sent, and all of it is one note", async () => {
  const own = await written([four]);
  const [second] = await refuse(own, [2]);
  await own.confirm(own.wanted, own.digest);
  await own.publish();
  await etsy.clearFaults();
  const id = (await own.publications())[0]?.id ?? "";
  // Two presses at once.
  await Promise.all([own.tryAgain(id), own.tryAgain(id)]);
  await own.publish();
  const [listing] = (await own.review()).listings;
  const texts = (listing?.photos ?? []).map(({ text }) => text);
  expect((await altTextsAtEtsy())[own.ids[0] ?? ""]).toEqual(texts);
  expect(listing?.sent).toMatchObject({ state: "done", refused: [] });
  const sent = idsOf(await writes());
  expect(sent).toHaveLength(5);
  expect(sent.at(-1)).toBe(second?.imageId);
  expect(await noted(own)).toEqual([
    [expect.objectContaining({ before: four, after: texts })],
  ]);
});

test("a refused text is changed or left out: the one is to be sent again, the other is over", async () => {
  const own = await written([bare]);
  const [second] = await refuse(own, [2]);
  await own.confirm(own.wanted, own.digest);
  await own.publish();
  const [listing] = (await own.review()).listings;
  const edit = (part: object, version = listing?.version ?? 0) =>
    own.edit(own.ids[0] ?? "", {
      version,
      photos: [
        {
          imageId: second?.imageId,
          text: second?.text,
          isTaken: true,
          ...part,
        },
      ],
    });
  await edit({ isTaken: false });
  expect((await own.review()).listings[0]?.sent).toMatchObject({
    state: "done",
    message: null,
  });
  await edit({ text: "In other words" }, (listing?.version ?? 0) + 1);
  expect((await own.review()).listings[0]?.sent).toBeNull();
  await etsy.clearFaults();
  const targets = await own.targets();
  const { body } = await own.preview(targets);
  expect((await own.confirm(targets, body.digest)).status).toBe(202);
  await own.publish();
  expect((await altTextsAtEtsy())[own.ids[0] ?? ""]?.[1]).toBe(
    "In other words",
  );
  expect(await writes()).toHaveLength(3);
});

test("what changed on Etsy since it was shown is not replaced", async () => {
  const own = await written([bare]);
  const before = await altTextsAtEtsy();
  expect(before[own.ids[0] ?? ""]).toEqual(bare);
  // As the seller's other tab did it.
  const other = await own.targets();
  const shown = await own.preview(other);
  await own.confirm(other, shown.body.digest);
  await own.publish();
  expect(await own.confirm(own.wanted, own.digest)).toMatchObject({
    status: 409,
  });
});
