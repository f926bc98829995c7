import { mkdirSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { compareShots, describeComparison } from "@/scripts/compare-shots";

type Shot = { height?: number; box?: [number, number, number, number] };

/** A white picture, with a black box in it. */
async function draw(file: string, { height = 40, box }: Shot) {
  const size = { width: 100, height, channels: 3 as const };
  const picture = sharp({ create: { ...size, background: "white" } });
  if (box) {
    const [left, top, width, tall] = box;
    const input = {
      create: { ...size, width, height: tall, background: "black" },
    };
    picture.composite([{ input, left, top }]);
  }
  await picture.png().toFile(file);
}

async function compare(
  before: Record<string, Shot>,
  after: Record<string, Shot>,
) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "compare-shots-"));
  for (const [name, shots] of Object.entries({ before, after })) {
    mkdirSync(path.join(folder, name));
    for (const [shot, content] of Object.entries(shots))
      await draw(path.join(folder, name, `${shot}.png`), content);
  }
  return compareShots(path.join(folder, "before"), path.join(folder, "after"));
}

test("pictures: the same are only counted", async () => {
  const comparison = await compare(
    { faq: { box: [1, 1, 9, 9] } },
    { faq: { box: [1, 1, 9, 9] } },
  );
  expect(comparison).toEqual({ same: 1, differing: [], gone: [], added: [] });
});

test("pictures: where one differs, and in how much of it, is told", async () => {
  const comparison = await compare(
    { faq: {} },
    { faq: { box: [10, 20, 40, 10] } },
  );
  expect(comparison.differing).toEqual([
    {
      name: "faq.png",
      share: 0.1,
      box: { left: 10, top: 20, width: 40, height: 10 },
    },
  ]);
  expect(describeComparison(comparison)).toBe(
    "differs  faq.png  10.000%  40 × 10 px at 10, 20\n0 the same, 1 differ, 0 gone, 0 added.",
  );
});

test("pictures: what only the higher one has differs", async () => {
  const { differing } = await compare({ faq: {} }, { faq: { height: 50 } });
  expect(differing[0]?.box).toEqual({
    left: 0,
    top: 40,
    width: 100,
    height: 10,
  });
});

test("pictures: a few pixels that are smoothed otherwise don't count", async () => {
  const { same } = await compare({ faq: {} }, { faq: { box: [5, 5, 2, 2] } });
  expect(same).toBe(1);
});

test("pictures: one that is missing on either side is named", async () => {
  const comparison = await compare({ faq: {}, old: {} }, { faq: {}, new: {} });
  expect(comparison).toMatchObject({ gone: ["old.png"], added: ["new.png"] });
});
