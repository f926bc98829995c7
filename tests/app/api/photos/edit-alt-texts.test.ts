import { GET, PATCH } from "@/app/api/listings/[id]/route";
import { db } from "@/lib/database/db";
import type { ListingPhoto } from "@/lib/listing-text/fields/schema";
import { closeConnections } from "@/tests/support/connections";
import { addPhoto, addToListing } from "@/tests/support/photo-rows";
import {
  createSeller as createOwner,
  mugResults as results,
} from "@/tests/support/seller";

afterAll(closeConnections);

async function createSeller() {
  const owner = await createOwner();
  const id = await owner.add();
  const photoIds = [
    await addPhoto(owner.id),
    await addPhoto(owner.id),
    await addPhoto(owner.id),
  ];
  await addToListing(id, photoIds);
  const path = `/api/listings/${id}`;
  const [first = "", second = "", third = ""] = photoIds;
  return {
    owner,
    id,
    first,
    second,
    third,
    async save(body: object) {
      const response = await owner.call(PATCH, "PATCH", path, {
        results,
        version: 1,
        ...body,
      });
      return { status: response.status, body: await response.json() };
    },
    async stored(): Promise<string[]> {
      const { photos } = await (await owner.call(GET, "GET", path)).json();
      return photos.map(({ altText }: ListingPhoto) => altText);
    },
  };
}
const unedited = [
  "A mug on a table",
  "A mug, seen from side 2",
  "A mug, seen from side 3",
];

test("an edited alt text of a later photo: is stored with the edit, the others stay", async () => {
  const { save, stored, third } = await createSeller();
  const { status, body } = await save({
    photos: [{ id: third, altText: " The mark on the base " }],
  });
  expect([status, body.version]).toEqual([200, 2]);
  const expected = [
    "A mug on a table",
    "A mug, seen from side 2",
    "The mark on the base",
  ];
  expect(body.photos.map(({ altText }: ListingPhoto) => altText)).toEqual(
    expected,
  );
  expect(await stored()).toEqual(expected);
});

test("the listing's alt text: is that of its first photo", async () => {
  const { save, stored } = await createSeller();
  const { body } = await save({
    results: { ...results, altText: "A mug in the sun" },
  });
  expect(body.photos[0].altText).toBe("A mug in the sun");
  expect((await stored())[0]).toBe("A mug in the sun");
});

test("an edit of an older version: stores no alt text", async () => {
  const { save, stored, second } = await createSeller();
  await save({});
  const { status } = await save({ photos: [{ id: second, altText: "Late" }] });
  expect(status).toBe(409);
  expect(await stored()).toEqual(unedited);
});

test("two edits of one version at once: the alt text is that of the one that was stored", async () => {
  const { save, stored, second } = await createSeller();
  const edits = ["One", "Two", "Three", "Four"].map((altText) =>
    save({ photos: [{ id: second, altText }] }),
  );
  const saved = (await Promise.all(edits)).filter(
    ({ status }) => status === 200,
  );
  expect(saved).toHaveLength(1);
  expect((await stored())[1]).toBe(saved[0]?.body.photos[1].altText);
});

test.each([
  ["the first photo", ({ first }: Ids) => [{ id: first, altText: "x" }]],
  [
    "a photo of none of the listing's",
    ({ other }: Ids) => [{ id: other, altText: "x" }],
  ],
  [
    "501 characters",
    ({ second }: Ids) => [{ id: second, altText: "x".repeat(501) }],
  ],
  [
    "HTML",
    ({ second }: Ids) => [{ id: second, altText: "<script>alert(1)</script>" }],
  ],
  [
    "an unknown member",
    ({ second }: Ids) => [{ id: second, altText: "x", position: 1 }],
  ],
  [
    "21 of them",
    ({ second }: Ids) =>
      Array.from({ length: 21 }, () => ({ id: second, altText: "x" })),
  ],
  ["no id", () => [{ id: "1", altText: "x" }]],
])("alt texts with %s: refused, and nothing is stored", async (_, photosOf) => {
  const { save, stored, owner, ...ids } = await createSeller();
  const { status, body } = await save({
    photos: photosOf({ ...ids, other: await addPhoto(owner.id) }),
  });
  expect([status, body.code]).toEqual([422, "invalid_input"]);
  expect(await stored()).toEqual(unedited);
  expect(await db().listing.count({ where: { id: ids.id, version: 1 } })).toBe(
    1,
  );
});
type Ids = Record<"first" | "second" | "third" | "other", string>;
