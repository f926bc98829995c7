import sharp, { type Sharp } from "sharp";
import { fingerprintOf, isAlike } from "@/lib/photos/coach/fingerprint";
import { pixelsOf, stillLife } from "@/tests/support/still-life";

const size = { width: 480, height: 360 };
const printOf = async (picture: Sharp) =>
  fingerprintOf(await pixelsOf(picture));
const vase = { x: 0.5, y: 0.5, across: 0.16, down: 0.3 };

async function alike(one: Sharp, other: Sharp) {
  const [first, second] = [await printOf(one), await printOf(other)];
  expect(isAlike(second, first, size, size)).toBe(
    isAlike(first, second, size, size),
  );
  return isAlike(first, second, size, size);
}

async function saved(picture: Sharp, quality: number) {
  return sharp(await picture.jpeg({ quality }).toBuffer());
}

async function trimmed(picture: Sharp, share: number) {
  const [left, top] = [
    Math.round(size.width * share),
    Math.round(size.height * share),
  ];
  const [width, height] = [size.width - 2 * left, size.height - 2 * top];
  return sharp(await picture.png().toBuffer()).extract({
    left,
    top,
    width,
    height,
  });
}

test.each([
  ["saved again at a low quality", () => saved(stillLife(), 40)],
  ["made smaller", async () => stillLife().resize(160)],
  ["a little brighter", async () => stillLife().linear(1.08, 4)],
  ["a little darker", async () => stillLife().linear(0.9, 0)],
  ["with a hundredth trimmed off", () => trimmed(stillLife(), 0.01)],
])("the same photo, %s: is alike", async (_, change) => {
  expect(await alike(stillLife(), await change())).toBe(true);
});

test.each([
  ["from further to the left", { vase: { ...vase, x: 0.58 } }],
  ["from nearer", { vase: { ...vase, across: 0.2, down: 0.37 } }],
  ["from above", { vase: { ...vase, down: 0.2 } }],
  ["in another color of the same brightness", { glaze: "#6f3f4f" }],
  ["in front of another wall", { wall: "#8fb0c8" }],
])("the same vase %s: is not alike", async (_, change) => {
  expect(await alike(stillLife(), stillLife(change))).toBe(false);
});

test("different pieces on a plain white backdrop: are not alike", async () => {
  const white = { wall: "#fafafa", cloth: "#fafafa" };
  const small = { ...vase, across: 0.06, down: 0.08 };
  expect(
    await alike(
      stillLife({ ...white, vase: small }),
      stillLife({ ...white, vase: { ...small, down: 0.16 } }),
    ),
  ).toBe(false);
});

test("a plain backdrop with grain: is alike to itself", async () => {
  const noise = { mean: 0, sigma: 4, type: "gaussian" as const };
  const grain = await sharp({
    create: { ...size, channels: 3, background: "#000", noise },
  })
    .png()
    .toBuffer();
  const plain = () =>
    sharp({ create: { ...size, channels: 3, background: "#cfc7b8" } });
  expect(
    await alike(
      plain(),
      sharp(
        await plain()
          .composite([{ input: grain, blend: "add" }])
          .png()
          .toBuffer(),
      ),
    ),
  ).toBe(true);
});

test("hazy photos of different pieces: are not alike", async () => {
  const gray = {
    wall: "#c8c8c8",
    cloth: "#c8c8c8",
    glaze: "#505050",
    isEven: true,
  };
  const hazy = (x: number) =>
    stillLife({ ...gray, vase: { ...vase, x } }).linear(0.15, 160);
  expect(await alike(hazy(0.5), hazy(0.56))).toBe(false);
  expect(await alike(hazy(0.5), await saved(hazy(0.5), 60))).toBe(true);
});

test("mirrored, or turned upside down: is not alike", async () => {
  const off = { vase: { ...vase, x: 0.4, y: 0.4 } };
  expect(await alike(stillLife(off), stillLife(off).flop())).toBe(false);
  expect(await alike(stillLife(off), stillLife(off).flip())).toBe(false);
});

test("another shape of photo, or what is no fingerprint: is not alike", async () => {
  const print = await printOf(stillLife());
  expect(isAlike(print, print, size, { width: 360, height: 480 })).toBe(false);
  expect(isAlike(print, print, size, null)).toBe(true);
  for (const other of ["", print.slice(2), `zz${print.slice(2)}`])
    expect(isAlike(print, other, size, size)).toBe(false);
});

test("browser's pixels with a fourth byte, and gray ones: have a fingerprint too", async () => {
  const print = await printOf(stillLife());
  expect(await printOf(stillLife().ensureAlpha())).toBe(print);
  expect(
    await printOf(stillLife().grayscale().toColourspace("b-w")),
  ).toHaveLength(print.length);
});
