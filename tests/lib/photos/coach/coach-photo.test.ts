import type { Sharp } from "sharp";
import { measureForCoach } from "@/lib/photos/coach/coach-measures";
import { coachMeasuresSchema } from "@/lib/photos/coach/coach-measures-schema";
import { type CoachedPhoto, coachPhoto } from "@/lib/photos/coach/coach-photo";
import { centeredCrop } from "@/lib/photos/coach/etsy-crops";
import { draw } from "@/tests/support/draw";
import { inLight, pixelsOf, stillLife } from "@/tests/support/still-life";

async function coached(picture: Sharp): Promise<CoachedPhoto> {
  const pixels = await pixelsOf(picture);
  const coach = coachMeasuresSchema.parse(measureForCoach(pixels));
  return {
    size: { width: pixels.width * 8, height: pixels.height * 8 },
    coach,
  };
}

const plain = { wall: "#cfc7b8", cloth: "#cfc7b8" };
const centered = { x: 0.5, y: 0.5, across: 0.16, down: 0.3 };

async function cropRemark(picture: Sharp) {
  return coachPhoto([await coached(picture)], 0).find(
    ({ id }) => id === "crops",
  );
}

test("piece in the middle with room around it: is whole in Etsy's thumbnails", async () => {
  expect(await cropRemark(stillLife({ ...plain, vase: centered }))).toEqual({
    id: "crops",
    ok: true,
    message: "Etsy's thumbnails show the whole piece.",
    advice: "",
  });
});

test.each([
  [
    "beside the middle",
    { x: 0.14, y: 0.5, across: 0.1, down: 0.2 },
    480,
    360,
    "Etsy's square thumbnail",
    "left.",
  ],
  [
    "tall and upright",
    { x: 0.5, y: 0.5, across: 0.15, down: 0.44 },
    360,
    480,
    "4:3 and square",
    "top and bottom.",
  ],
  [
    "wide",
    { x: 0.5, y: 0.5, across: 0.44, down: 0.2 },
    480,
    360,
    "Etsy's square thumbnail",
    "left and right.",
  ],
])(
  "piece %s: looks cut off, and where is said",
  async (_, vase, width, height, crop, where) => {
    const remark = await cropRemark(
      stillLife({ ...plain, width, height, vase }),
    );
    expect(remark?.ok).toBe(false);
    expect(remark?.message).toContain(crop);
    expect(remark?.message).toContain(where);
  },
);

test("piece that just fits the square: passes; a little wider it doesn't", async () => {
  const wide = (across: number) =>
    stillLife({ ...plain, vase: { x: 0.5, y: 0.5, across, down: 0.2 } });
  // The square shows from 12.5 to 87.5 % of the width.
  expect((await cropRemark(wide(0.37)))?.ok).toBe(true);
  expect((await cropRemark(wide(0.42)))?.ok).toBe(false);
});

test("background with a pattern, close-up, empty photo: nothing is said of crops", async () => {
  const stripes = draw(480, 360, (x) =>
    x % 12 < 6 ? [230, 230, 230] : [60, 60, 60],
  );
  const boards = draw(480, 360, (x, y) =>
    y > 240 && x % 40 < 3 ? [40, 30, 20] : [200, 190, 180],
  );
  const nothing = draw(480, 360, () => [200, 200, 200]);
  const closeUp = stillLife({
    ...plain,
    vase: { x: 0.5, y: 0.5, across: 0.52, down: 0.52 },
  });
  for (const picture of [stripes, boards, nothing, closeUp])
    expect(await cropRemark(picture)).toBeUndefined();
});

test("photo after the first: nothing is said of crops", async () => {
  const tall = await coached(
    stillLife({
      ...plain,
      width: 360,
      height: 480,
      vase: { ...centered, down: 0.46 },
    }),
  );
  const other = await coached(stillLife());
  const crops = (photos: CoachedPhoto[], at: number) =>
    coachPhoto(photos, at).some(({ id }) => id === "crops");
  expect([crops([tall, other], 0), crops([other, tall], 1)]).toEqual([
    true,
    false,
  ]);
});

test.each([
  [[1, 0.93, 0.72], "yellow"],
  [[0.84, 0.95, 1], "blue"],
  [[0.85, 1, 0.85], "green"],
  [[1, 0.84, 0.98], "pink"],
] as [[number, number, number], string][])(
  "light of %j: looks %s",
  async (light, look) => {
    const photo = await coached(inLight(stillLife({ wall: "#eeeeec" }), light));
    expect(
      coachPhoto([photo], 0).find(({ id }) => id === "color")?.message,
    ).toContain(`look ${look}`);
  },
);

test("photo in daylight: nothing is said of its color", async () => {
  expect(
    coachPhoto([await coached(stillLife())], 0).map(({ id }) => id),
  ).not.toContain("color");
});

test("double: the later photo names the earlier one, and whether it is the same", async () => {
  const [photo, again, brighter] = [
    stillLife(),
    stillLife(),
    stillLife().linear(1.06, 4),
  ];
  const other = await coached(stillLife({ vase: { ...centered, x: 0.3 } }));
  const photos = [
    await coached(photo),
    other,
    await coached(again),
    await coached(brighter),
  ];
  const doubles = photos.map(
    (_, at) =>
      coachPhoto(photos, at).find(({ id }) => id === "double")?.message,
  );
  expect(doubles).toEqual([
    undefined,
    undefined,
    "It looks the same as photo 1.",
    "It looks much like photo 1.",
  ]);
});

test("photo that this browser couldn't measure: nothing is said, and no other is its double", async () => {
  const photos = [{ size: null, coach: null }, await coached(stillLife())];
  expect(coachPhoto(photos, 0)).toEqual([]);
  expect(coachPhoto(photos, 1)).toEqual([]);
  expect(coachPhoto(photos, 2)).toEqual([]);
});

test("remarks: each that is not fine has advice, and none has a figure", async () => {
  const lamp = inLight(
    stillLife({ wall: "#eeeeec", vase: { ...centered, x: 0.1 } }),
    [1, 0.93, 0.72],
  );
  const remarks = coachPhoto([await coached(lamp)], 0);
  expect(remarks.length).toBeGreaterThan(0);
  for (const { ok, advice, message } of remarks) {
    expect(advice === "").toBe(ok);
    expect(message.replace("4:3", "")).not.toMatch(/\d/);
  }
});

test("Etsy's crops: are the largest of their shape in the middle", () => {
  expect(centeredCrop({ width: 3000, height: 4000 }, 4 / 3)).toEqual({
    left: 0,
    top: 0.21875,
    width: 1,
    height: 0.5625,
  });
  expect(centeredCrop({ width: 4000, height: 3000 }, 4 / 3)).toEqual({
    left: 0,
    top: 0,
    width: 1,
    height: 1,
  });
  expect(centeredCrop({ width: 4000, height: 3000 }, 1)).toEqual({
    left: 0.125,
    top: 0,
    width: 0.75,
    height: 1,
  });
});
