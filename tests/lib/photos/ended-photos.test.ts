import { normalizePhoto } from "@/lib/photos/normalize-photo";
import { createJpeg } from "@/tests/support/photos";
import { repeatScan } from "@/tests/support/slow-photos";

process.env.PHOTO_DECODE_TIMEOUT_MS = "3000";

test("a photo of 108 megapixels in 39 scans, which takes eight seconds: is ended between them, and the next one is decoded", async () => {
  await expect(
    normalizePhoto(
      await repeatScan(29, { width: 12_000, height: 9_000, scan: 6 }),
    ),
  ).rejects.toMatchObject({
    code: "invalid_image",
    message: expect.stringContaining("takes too long to read"),
  });
  expect(
    (await normalizePhoto(await createJpeg({ width: 1_600, height: 1_200 })))
      .width,
  ).toBe(1_280);
});
