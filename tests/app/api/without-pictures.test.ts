import { POST as analyze } from "@/app/api/analyze-image/route";
import { POST as generateFromImage } from "@/app/api/generate-from-image/route";
import { POST as generate } from "@/app/api/generate-listing/route";
import { countUsed } from "@/lib/billing/quota/quota-data";
import { db } from "@/lib/database/db";
import { env } from "@/lib/env";
import { createRequest } from "@/tests/support/factories";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { createPhotoSeller } from "@/tests/support/photo-seller";
import { createJpeg, photoFile } from "@/tests/support/photos";
import { mugForm } from "@/tests/support/seller";

Object.assign(process.env, {
  MODEL_API: "openai",
  MODEL_PICTURES: "off",
  OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
  // It refuses pictures.
  OPENAI_MODEL: "sample-writer-text",
});
setUpModelSandbox();
const sandboxUrl = () => process.env.ANTHROPIC_BASE_URL;
let jpeg: Buffer<ArrayBuffer>;
beforeAll(async () => {
  env().OPENAI_BASE_URL = `${sandboxUrl()}/v1`;
  jpeg = Buffer.from(await createJpeg());
});
afterEach(() => {
  env().MODEL_PICTURES = "off";
});

type Asked = { messages: { role: string; content: unknown }[] };
async function listAsked() {
  const response = await fetch(`${sandboxUrl()}/requests.json?service=openai`);
  const requests: { body: Asked }[] = await response.json();
  return requests.reverse().map(({ body }) => body.messages.at(-1)?.content);
}

async function createSeller() {
  const { user, cookie, upload } = await createPhotoSeller();
  const send = async (route: typeof generate, path: string, body: unknown) => {
    const request = createRequest("POST", path, body, { cookie });
    const response = await route(request);
    return { status: response.status, body: await response.json() };
  };
  return {
    upload,
    fromImage(description: string) {
      const form = new FormData();
      form.set("image", photoFile(jpeg));
      if (description) form.set("productDescription", description);
      return send(generateFromImage, "/api/generate-from-image", form);
    },
    fromForm: (body: object) => send(generate, "/api/generate-listing", body),
    analyze() {
      const form = new FormData();
      form.set("image", photoFile(jpeg));
      return send(analyze, "/api/analyze-image", form);
    },
    used: () => countUsed(user.id),
    stored: () => db().listing.findFirst({ where: { userId: user.id } }),
  };
}

type Facts = { facts: { name: string; value: string; source: string }[] };
/** As "photo: Red, Blue". */
const colorsOf = ({ facts }: Facts) =>
  facts
    .filter(({ name }) => name === "color")
    .map(({ source, value }) => `${source}: ${value}`);
const measured = ["photo: Red, Blue", "photo: Red", "photo: Blue"];

test("a photo is not sent: its colors are known, from the photo, and the form stays as it was typed", async () => {
  const seller = await createSeller();
  const { status, body } = await seller.fromImage("Product: mug");
  expect(status).toBe(200);
  expect(colorsOf(body)).toEqual(measured);
  expect(body.photos).toHaveLength(1);
  expect(await seller.used()).toBe(1);
  expect(await seller.stored()).toMatchObject({ colors: [] });
  const [asked, ...others] = await listAsked();
  expect(asked).toMatch(/"colors":\["Red","Blue"\]/);
  expect(others.every((each) => typeof each === "string")).toBe(true);
});

test("of photos that were uploaded before, the first one's colors; all stay with the listing", async () => {
  const seller = await createSeller();
  const [first, second] = [
    await seller.upload(jpeg),
    await seller.upload(jpeg),
  ];
  const photoIds = [first.body.id, second.body.id];
  const { status, body } = await seller.fromForm({
    productName: "mug",
    photoIds,
  });
  expect(status).toBe(200);
  expect(colorsOf(body)).toEqual(measured);
  expect(body.photos.map(({ id }: { id: string }) => id)).toEqual(photoIds);
});

test("colors that are typed stand, as the seller's word", async () => {
  const seller = await createSeller();
  const { body: uploaded } = await seller.upload(jpeg);
  const { body } = await seller.fromForm({
    ...mugForm,
    colors: ["Green"],
    photoIds: [uploaded.id],
  });
  expect(new Set(colorsOf(body))).toEqual(new Set(["seller: Green"]));
});

test("a photo alone: the question what it is, nobody is asked, and nothing is counted", async () => {
  const seller = await createSeller();
  expect(await seller.fromImage("")).toMatchObject({
    status: 422,
    body: { code: "piece_unknown", suggestions: [] },
  });
  expect(await listAsked()).toEqual([]);
  expect(await seller.used()).toBe(0);
});

test("a form is filled with the colors alone, and nobody is asked", async () => {
  const seller = await createSeller();
  const { status, body } = await seller.analyze();
  expect([status, body]).toEqual([
    200,
    { colors: ["Red", "Blue"], photo: expect.any(Array) },
  ]);
  expect(await listAsked()).toEqual([]);
});

test("a model that takes none while MODEL_PICTURES is on: the seller is told to go on without them, and nothing is counted", async () => {
  env().MODEL_PICTURES = "on";
  const seller = await createSeller();
  expect(await seller.fromImage("Product: mug")).toMatchObject({
    status: 502,
    body: { message: expect.stringMatching(/can't look at these photos/) },
  });
  expect(await seller.used()).toBe(0);
});
