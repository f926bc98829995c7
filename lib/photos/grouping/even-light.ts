import {
  type Histogram,
  multiply,
  spreadOut,
  toHistogram,
  weighAmounts,
} from "@/lib/photos/grouping/histogram";
import { grid } from "@/lib/photos/grouping/measure-look";

/**
 * A color of a hundredth of the piece counts 0.4 times as much as that of all
 * of it: what tells two pieces apart is often a small part of them.
 */
const power = 0.2;

/** Steps of light by which a photo may be brighter than another. */
const mostSteps = 6;
/** Of a likeness, what each step takes off: even light is likelier. */
const costOfStep = 0.008;
/** Photos less alike than that don't tell about the light. */
const leastAlike = 0.25;
/** What holds a photo where it is, beside how sure the others are. */
const holding = 0.05;
const rounds = 40;

const hues = grid.hues ** 2;
const places = grid.light * hues;
/** Before and after the grid: what is moved out of it meets nothing. */
const room = mostSteps * hues;

/** The colors of a photo, so that they can be compared. */
export const weighColors = (colors: Histogram) => weighAmounts(colors, power);

/** Moved by how many steps it is most like what is spread, and how much. */
function alignTo(spread: Float32Array, photo: Histogram) {
  let best = { value: 0, step: 0 };
  for (let step = -mostSteps; step <= mostSteps; step++) {
    const value =
      multiply(spread, photo, room + step * hues) - costOfStep * Math.abs(step);
    if (value > best.value) best = { value, step };
  }
  return best;
}

/**
 * How alike two photos are at best, and how many steps the first is brighter
 * then.
 */
function alignAll(photos: readonly Histogram[]) {
  const count = photos.length;
  const likeness = new Float32Array(count * count);
  const steps = new Float32Array(count * count);
  const spread = new Float32Array(places + 2 * room);
  for (const [one, first] of photos.entries()) {
    spreadOut(first, spread, room);
    likeness[one * count + one] = 1;
    for (const [other, photo] of photos.entries()) {
      if (other <= one) continue;
      const { value, step } = alignTo(spread, photo);
      likeness[one * count + other] = likeness[other * count + one] = value;
      steps[one * count + other] = step;
      steps[other * count + one] = -step;
    }
  }
  return { likeness, steps };
}

/** Moves a histogram by steps of light, also by a part of one. */
function moveLight({ bins, amounts }: Histogram, steps: number): Histogram {
  const table = new Float32Array(places);
  for (const [at, bin] of bins.entries()) {
    const light = Math.floor(bin / hues) + steps;
    const lower = Math.floor(light);
    const share = light - lower;
    for (const [place, part] of [
      [lower, 1 - share],
      [lower + 1, share],
    ] as const) {
      const inside = Math.min(Math.max(place, 0), grid.light - 1);
      const to = inside * hues + (bin % hues);
      table[to] = (table[to] ?? 0) + part * (amounts[at] ?? 0);
    }
  }
  return toHistogram(table);
}

/**
 * A phone makes what lies on slate brighter than what lies on paper. Photos
 * that show the same, but for the light, tell how much: each is moved to where
 * those like it put it. `setApart` says how alike two photos are beside what all
 * of them have in common.
 */
export function evenLight(
  photos: readonly Histogram[],
  setApart: (likeness: Float32Array, count: number) => Float32Array,
): Histogram[] {
  const count = photos.length;
  const { likeness, steps } = alignAll(photos.map(weighColors));
  const alike = setApart(likeness, count).map(
    (value) => Math.max(value - leastAlike, 0) ** 4,
  );
  const sums = photos.map((_, one) => {
    let sum = 0;
    for (let other = 0; other < count; other++)
      if (other !== one) sum += alike[one * count + other] ?? 0;
    return sum;
  });
  const hold =
    holding * Math.max(sums.reduce((a, b) => a + b, 0) / count, 1e-9);
  const brighter = new Float32Array(count);
  for (let round = 0; round < rounds; round++)
    for (let one = 0; one < count; one++) {
      let sum = 0;
      for (let other = 0; other < count; other++)
        if (other !== one)
          sum +=
            (alike[one * count + other] ?? 0) *
            ((steps[one * count + other] ?? 0) + (brighter[other] ?? 0));
      brighter[one] = sum / ((sums[one] ?? 0) + hold);
    }
  return photos.map((photo, at) => moveLight(photo, -(brighter[at] ?? 0)));
}
