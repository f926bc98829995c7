import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

type Box = { left: number; top: number; width: number; height: number };
type Difference = {
  name: string;
  /** Of all pixels, 0 to 1. */
  share: number;
  box: Box;
};
type Comparison = {
  same: number;
  differing: Difference[];
  /** Only in the first folder. */
  gone: string[];
  /** Only in the second. */
  added: string[];
};

/** Of 255, a channel. What is drawn anew is not always smoothed the same. */
const tolerance = 12;
/** So few of them are no sign of another look. */
const fewPixels = 4;

/**
 * Compares the pictures of two folders by name and pixel. A pixel that only one
 * of them has differs.
 */
export async function compareShots(
  before: string,
  after: string,
): Promise<Comparison> {
  const [olds, news] = [picturesIn(before), picturesIn(after)];
  const shared = news.filter((name) => olds.includes(name));
  const differing: Difference[] = [];
  for (const name of shared) {
    const difference = await differenceOf(
      path.join(before, name),
      path.join(after, name),
    );
    if (difference) differing.push({ name, ...difference });
  }
  return {
    same: shared.length - differing.length,
    differing,
    gone: olds.filter((name) => !news.includes(name)),
    added: news.filter((name) => !olds.includes(name)),
  };
}

export function describeComparison(comparison: Comparison) {
  const { same, differing, gone, added } = comparison;
  return [
    ...differing.map(
      ({ name, share, box }) =>
        `differs  ${name}  ${(share * 100).toFixed(3)}%  ${box.width} × ${box.height} px at ${box.left}, ${box.top}`,
    ),
    ...gone.map((name) => `gone     ${name}`),
    ...added.map((name) => `added    ${name}`),
    `${same} the same, ${differing.length} differ, ${gone.length} gone, ${added.length} added.`,
  ].join("\n");
}

const picturesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".png"))
    .sort();

const readPixels = async (file: string) => {
  const { data, info } = await sharp(readFileSync(file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, ...info };
};

async function differenceOf(before: string, after: string) {
  if (readFileSync(before).equals(readFileSync(after))) return null;
  const [one, other] = await Promise.all([
    readPixels(before),
    readPixels(after),
  ]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const found = { count: 0, left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (isAlike(one, other, x, y)) continue;
      found.count += 1;
      found.left = Math.min(found.left, x);
      found.right = Math.max(found.right, x + 1);
      found.top = Math.min(found.top, y);
      found.bottom = Math.max(found.bottom, y + 1);
    }
  if (found.count <= fewPixels) return null;
  return {
    share: found.count / (width * height),
    box: {
      left: found.left,
      top: found.top,
      width: found.right - found.left,
      height: found.bottom - found.top,
    },
  };
}

type Pixels = Awaited<ReturnType<typeof readPixels>>;

function isAlike(one: Pixels, other: Pixels, x: number, y: number) {
  if (x >= one.width || x >= other.width) return false;
  if (y >= one.height || y >= other.height) return false;
  const [at, there] = [(y * one.width + x) * 3, (y * other.width + x) * 3];
  for (let channel = 0; channel < 3; channel++) {
    const [a = 0, b = 0] = [
      one.data[at + channel],
      other.data[there + channel],
    ];
    if (Math.abs(a - b) > tolerance) return false;
  }
  return true;
}
