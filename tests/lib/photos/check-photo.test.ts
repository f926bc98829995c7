import sharp, { type Sharp } from "sharp";
import { checkPhoto, checkShape } from "@/lib/photos/check-photo";
import { normalizePhoto } from "@/lib/photos/normalize-photo";
import { createPhonePhoto } from "@/tests/support/phone-photo";

// The application reads only photos; the pictures here are drawn.
sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });

const [width, height] = [2400, 2000];

/**
 * A glazed jar in front of a wall: a gradient behind, an outline, a pattern on
 * it.
 */
const jar = (
  wall: string,
  clay: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="${wall}"/>
  <rect x="800" y="500" width="800" height="1100" rx="200" fill="${clay}"/>
  ${Array.from({ length: 24 }, (_, at) => `<rect x="${820 + at * 32}" y="560" width="14" height="980" fill="${wall}"/>`).join("")}
</svg>`;

const scene = (wall = "#cfc7b8", clay = "#2f4f6f") =>
  sharp(Buffer.from(jar(wall, clay))).flatten();

async function failing(picture: Sharp) {
  const photo = await normalizePhoto(
    await picture.jpeg({ quality: 90 }).toBuffer(),
  );
  const measures = await photo.measures;
  const checks = checkPhoto(measures);
  for (const { ok, advice } of checks) expect(advice === "").toBe(ok);
  return checks.filter(({ ok }) => !ok).map(({ id }) => id);
}

/** Grain from black to white in every pixel, always the same. */
function grain(w: number, h: number) {
  let seed = 7;
  const bytes = Buffer.alloc(w * h * 3);
  for (let i = 0; i < bytes.length; i++) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    bytes[i] = seed >> 16;
  }
  return sharp(bytes, { raw: { width: w, height: h, channels: 3 } });
}

test("good photo: passes every check", async () => {
  expect(await failing(scene())).toEqual([]);
});

test("white on white and black velvet: pass", async () => {
  expect(await failing(scene("#fdfdfd", "#b9b4aa"))).toEqual([]);
  expect(await failing(scene("#0c0c0e", "#d8d8dc"))).toEqual([]);
});

test("rotated phone photo: is measured upright", async () => {
  const photo = await normalizePhoto(await createPhonePhoto());
  const measures = await photo.measures;
  expect([measures.width, measures.height]).toEqual([3000, 4000]);
});

test.each([
  [
    "blurred",
    () => sharp({ create: { width, height, channels: 3, background: "#888" } }),
    ["focus"],
  ],
  ["out of focus", () => scene().blur(24), ["focus"]],
  ["dark", () => scene("#3a3630", "#0d1620"), ["light"]],
  ["washed out", () => scene("#ffffff", "#dddddd"), ["light"]],
  ["small", () => scene().resize({ width: 1200 }), ["size"]],
  [
    "a strip",
    () => scene("#cfc7b8").resize({ width: 5200, height: 2000, fit: "fill" }),
    ["aspect"],
  ],
  [
    "noisy all around",
    () => grain(512, 427).resize({ width: 2400, kernel: "nearest" }),
    ["background"],
  ],
])("photo with %s: fails that check alone", async (_, create, expected) => {
  expect(await failing(create())).toEqual(expected);
});

test("size check: has Etsy's threshold", () => {
  const size = (side: number) =>
    checkShape({ width: side, height: 2_600 }).find(({ id }) => id === "size")
      ?.ok;
  expect([size(1_999), size(2_000)]).toEqual([false, true]);
  const shape = (long: number) =>
    checkShape({ width: 1_000, height: long }).find(({ id }) => id === "aspect")
      ?.ok;
  expect([shape(1_900), shape(1_901)]).toEqual([true, false]);
});
