import type { Page } from "@playwright/test";
import sharp from "sharp";
import { pickFields } from "@/lib/listing-text/fields/map-fields";
import { drawThumbnail } from "@/scripts/draw-thumbnail";
import { expect, sandbox } from "@/tests/e2e/support/fixtures";

const ours = { "Sec-Fetch-Site": "same-origin" };

async function call(
  page: Page,
  method: string,
  path: string,
  options: object = {},
) {
  const answer = await page.request.fetch(path, {
    method,
    headers: ours,
    ...options,
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? null : answer.json();
}

const pieces = [
  {
    name: "Speckled stoneware mug",
    materials: "stoneware, glaze",
    colors: ["White"],
  },
  {
    name: "Linen market bag",
    materials: "linen, cotton thread",
    colors: ["Green"],
  },
  {
    name: "Hammered brass hoop earrings",
    materials: "brass",
    colors: ["Gold"],
  },
  {
    name: "Beeswax taper candles, pair",
    materials: "beeswax, cotton wick",
    colors: ["Yellow"],
  },
  {
    name: "Leather passport cover",
    materials: "vegetable tanned leather",
    colors: ["Brown"],
  },
];
const finishes = [
  "small",
  "large",
  "engraved",
  "plain",
  "with a gift box",
  "second quality",
  "in a set of two",
];

function formOf(index: number) {
  const { name, ...facts } = pieces[index % pieces.length] ?? { name: "Piece" };
  const finish = finishes[index % finishes.length] ?? "";
  return {
    ...facts,
    productName: `${name}, ${finish}${index === 6 ? ", for the refused shelf" : ""}`,
  };
}

const drawPhoto = async (index: number) =>
  sharp(await drawThumbnail(index))
    .jpeg()
    .toBuffer();

async function uploadPhotos(page: Page) {
  const ids: string[] = [];
  for (let index = 0; index <= pieces.length; index++) {
    const photo = {
      name: `${index}.jpg`,
      mimeType: "image/jpeg",
      buffer: await drawPhoto(index),
    };
    ids.push(
      (await call(page, "POST", "/api/photos", { multipart: { photo } })).id,
    );
  }
  return ids;
}

/** Photos of pieces as files to choose: two of each, by name. */
export async function createPhotos(count: number) {
  const photos = Array.from({ length: count }, async (_, index) => {
    const piece = Math.floor(index / 2);
    const name = (pieces[piece % pieces.length]?.name ?? "")
      .toLowerCase()
      .replaceAll(/[^a-z]+/gu, "-");
    return {
      name: `${name}-${finishes[piece % finishes.length]?.replaceAll(" ", "-")}-${(index % 2) + 1}.jpg`,

      mimeType: "image/jpeg",
      buffer: await drawPhoto(piece),
    };
  });
  return Promise.all(photos);
}

type Row = { id: string; state: string; listingId: number };

/** Removes the blanks of a listing, as its seller would. */
async function fillBlanks(page: Page, { listingId }: Row) {
  const path = `/api/listings/${listingId}`;
  const { version, ...listing } = await call(page, "GET", path);
  const description = listing.description.replace(
    /[^.\n]*\[add [^\]]+\][^.\n]*\.?/gu,
    "",
  );
  const results = { ...pickFields(listing), description };
  await call(page, "PATCH", path, { data: { results, version } });
}

/**
 * Through the API: 24 rows that are written, refused, failed, accepted and
 * rejected; what is beyond the plan waits.
 */
export async function createMixedBatch(page: Page) {
  const refusal = {
    service: "anthropic",
    mode: "refusal",
    match: "for the refused shelf",
  };
  await page.request.post(`${sandbox}/faults`, { data: refusal });
  const photos = await uploadPhotos(page);
  const gone = photos.pop();
  const rows = Array.from({ length: 24 }, (_, index) => ({
    form: formOf(index),
    photoIds: [index === 8 ? gone : photos[index % photos.length]],
  }));
  const { id } = await call(page, "POST", "/api/batches", {
    data: { name: "Autumn fair", draft: true, rows },
  });
  await call(page, "DELETE", `/api/photos/${gone}`);
  await call(page, "POST", `/api/batches/${id}/resume`);
  const read = () => call(page, "GET", `/api/batches/${id}`);
  const isWritten = async () => {
    const { queued, writing } = (await read()).counts;
    return queued + writing === 0;
  };
  await expect.poll(isWritten, { timeout: 120_000 }).toBe(true);
  const ready: Row[] = (await read()).rows.filter(
    ({ state }: Row) => state === "ready",
  );
  const [rejected, ...complete] = [4, 1, 2, 3, 9, 11].flatMap(
    (index) => ready[index] ?? [],
  );
  for (const row of complete) await fillBlanks(page, row);
  const review = (action: string, ids: (string | undefined)[]) =>
    call(page, "POST", `/api/batches/${id}/rows/${action}`, { data: { ids } });
  await review("reject", [rejected?.id]);
  await review(
    "accept",
    complete.slice(0, 3).map((row) => row.id),
  );
  return id as string;
}

/**
 * Has the page show a batch as if it had this many rows: the ones that it has,
 * again and again.
 */
export async function repeatRows(page: Page, id: string, count: number) {
  const { rows, ...batch } = await call(page, "GET", `/api/batches/${id}`);
  const repeated = Array.from({ length: count }, (_, index) => {
    const row = rows[index % rows.length];
    return { ...row, id: `${row.id}-${index}`, position: index + 1 };
  });
  const counts: Record<string, number> = {};
  for (const { state } of repeated) counts[state] = (counts[state] ?? 0) + 1;
  const json = {
    ...batch,
    counts: { ...batch.counts, ...counts },
    rows: repeated,
  };
  await page.route(`**/api/batches/${id}`, (route) => route.fulfill({ json }));
}

/** A batch that was sent and not started, and one in which nothing is. */
export async function createDraft(page: Page, count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    form: formOf(index),
  }));
  const { id } = await call(page, "POST", "/api/batches", {
    data: { name: "Spring market", draft: true, rows },
  });
  return id as string;
}
