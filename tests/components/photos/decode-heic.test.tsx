/** @jest-environment node */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";
import { decodeHeic } from "@/components/photos/prepare/decode-heic";
import { encodeHeic } from "@/tests/support/heic";
import { describeWith } from "@/tests/support/programs";

const require = createRequire(`${process.cwd()}/package.json`);
const folder = "libheif-js/libheif-wasm";

/** What a browser's worker has, with the real libheif. */
class Picture {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}
beforeEach(() => {
  Object.assign(globalThis, {
    ImageData: Picture,
    fetch: async () =>
      new Response(readFileSync(require.resolve(`${folder}/libheif.wasm`))),
    importScripts: () =>
      Object.assign(globalThis, { libheif: require(`${folder}/libheif.js`) }),
  });
});

const makeHeic = () =>
  encodeHeic(
    sharp({
      create: { width: 128, height: 64, channels: 3, background: "#a24422" },
    }),
  );

describeWith(["heif-enc"], "libheif", () => {
  test("a HEIC photo: its pixels are decoded", async () => {
    const picture = await decodeHeic(await makeHeic());
    expect([picture?.width, picture?.height, picture?.data.length]).toEqual([
      128,
      64,
      128 * 64 * 4,
    ]);
  });

  test.each([
    ["cut off", (heic: Buffer) => heic.subarray(0, heic.length / 2)],
    [
      "without its picture",
      (heic: Buffer) => heic.fill(0, Math.floor(heic.length / 2)),
    ],
    ["of nothing but its first box", (heic: Buffer) => heic.subarray(0, 32)],
  ])(
    "a HEIC file %s: is damaged, and the next one is decoded",
    async (_, damage) => {
      expect(await decodeHeic(damage(await makeHeic()))).toBeNull();
      expect((await decodeHeic(await makeHeic()))?.width).toBe(128);
    },
  );

  test("a browser that refuses what we ask of it: the photo isn't called damaged, and the fault comes out", async () => {
    const refusal = new TypeError("Not enough arguments");
    Object.assign(globalThis, {
      ImageData: class {
        constructor() {
          throw refusal;
        }
      },
    });
    await expect(decodeHeic(await makeHeic())).rejects.toBe(refusal);
  });
});
