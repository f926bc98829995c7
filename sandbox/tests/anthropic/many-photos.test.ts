import sharp from "sharp";
import { z } from "zod";
import {
  createClient,
  listingSchema,
  messageParams,
  textOf,
} from "../support/anthropic";
import { useSandbox } from "../support/sandbox";

const { url } = useSandbox();

const schema = listingSchema.extend({
  facts: z.array(
    z.object({
      name: z.string(),
      value: z.string(),
      source: z.enum(["photo", "seller"]),
      photo: z.number(),
    }),
  ),
  contradictions: z.array(
    z.object({
      topic: z.string(),
      photos: z.array(z.object({ photo: z.number(), shows: z.string() })),
    }),
  ),
  photoAltTexts: z.array(z.object({ photo: z.number(), altText: z.string() })),
});

const plain = (background: string, size = { width: 80, height: 60 }) =>
  sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer();

const labeled = async (text: string, image: Promise<Buffer>) => [
  { type: "text" as const, text },
  {
    type: "image" as const,
    source: {
      type: "base64" as const,
      media_type: "image/png" as const,
      data: (await image).toString("base64"),
    },
  },
];

async function write(facts: object, photos: ReturnType<typeof labeled>[]) {
  const params = messageParams(facts, { schema });
  const [message] = params.messages;
  if (!Array.isArray(message?.content)) throw new Error("no blocks");
  const content = [...(await Promise.all(photos)).flat(), ...message.content];
  const answer = await createClient(url()).messages.create({
    ...params,
    messages: [{ role: "user", content }],
  });
  return schema.parse(JSON.parse(textOf(answer)));
}

const red = "#c01818";
const blue = "#1828c0";

test("photos of one color: each measured fact names its photo, and each photo has an alt text of its own", async () => {
  const photos = [1, 2, 3].map((number) =>
    labeled(`Photo ${number}:`, plain(red)),
  );
  const answer = await write({ productName: "Felt bag" }, photos);
  expect(answer.contradictions).toEqual([]);
  const measured = answer.facts.filter(({ source }) => source === "photo");
  expect([...new Set(measured.map(({ photo }) => photo))]).toEqual([1, 2, 3]);
  expect(answer.photoAltTexts.map(({ photo }) => photo)).toEqual([2, 3]);
  expect(new Set(answer.photoAltTexts.map(({ altText }) => altText)).size).toBe(
    2,
  );
  for (const { altText } of answer.photoAltTexts)
    expect(altText).toMatch(/^Felt bag, picture \d: red, in \w+ light\.$/);
});

test("photos of two colors: a contradiction, and no color in the listing unless the seller says it", async () => {
  const photos = [
    labeled("Photo 1:", plain(red)),
    labeled("Photo 2:", plain(blue)),
  ];
  const answer = await write({ productName: "Felt bag" }, photos);
  expect(answer.contradictions).toEqual([
    {
      topic: "color",
      photos: [
        { photo: 1, shows: "Red" },
        { photo: 2, shows: "Blue" },
      ],
    },
  ]);
  expect(answer.unknown).toContain("color");
  expect(
    JSON.stringify([answer.titles, answer.description, answer.attributes]),
  ).not.toMatch(/\b(?:red|blue)\b/i);
  expect(
    (await write({ productName: "Felt bag", colors: ["Blue"] }, photos))
      .contradictions,
  ).toEqual([]);
});

test("a sheet of photos: each cell is measured by itself", async () => {
  const sheet = sharp({
    create: { width: 200, height: 200, channels: 3, background: "white" },
  })
    .composite([
      { input: await plain(red, { width: 100, height: 80 }), left: 0, top: 10 },
      {
        input: await plain(blue, { width: 100, height: 80 }),
        left: 100,
        top: 10,
      },
      {
        input: await plain(red, { width: 80, height: 100 }),
        left: 10,
        top: 100,
      },
    ])
    .png()
    .toBuffer();
  const label = "Photos 7 to 9 on one sheet, numbered, 2 in a row:";
  const answer = await write({ productName: "Felt bag" }, [
    labeled("Photo 1:", plain(red)),
    labeled(label, sheet),
  ]);
  const colors = answer.facts
    .filter(({ name }) => name === "color")
    .map(({ photo, value }) => [photo, value]);
  expect(colors).toEqual([
    [1, "Red"],
    [7, "Red"],
    [8, "Blue"],
    [9, "Red"],
  ]);
});

test("a sheet with less room than its label says: what there is is measured", async () => {
  const label = "Photos 7 to 20 on one sheet, numbered, 4 in a row:";
  const answer = await write({ productName: "Felt bag" }, [
    labeled(label, plain(red, { width: 400, height: 100 })),
  ]);
  expect([
    ...new Set(
      answer.facts.filter(({ photo }) => photo > 0).map(({ photo }) => photo),
    ),
  ]).toEqual([7, 8, 9, 10]);
});
