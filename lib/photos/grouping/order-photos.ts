type NamedPhoto = {
  name: string;
  /** Seconds; null where it isn't known. */
  takenAt: number | null;
};

export type PhotoOrder = {
  /** Places of the photos, in the order in which they were taken. */
  order: number[];
  /** Seconds since the one before; null where that isn't known. */
  gaps: (number | null)[];
  /** Whether neighbors may have changed places, as in a messenger. */
  isLoose: boolean;
};

const natural = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
const byName = (one: NamedPhoto, other: NamedPhoto) =>
  natural.compare(one.name, other.name);

/** How cameras and phones count their photos; group 1 is whose count it is. */
const counted =
  /^((?:img|_?mg|dsc[fn]?|_dsc|pxl|mvimg|gopr|gp|dji|sam|cimg|pict|p|dscn)[_ -]?(?:e)?)\d{3,}/iu;
const messenger = /[-_ ]wa\d{3,}|whatsapp|signal|telegram|^received/iu;
const counterOf = (name: string) =>
  messenger.test(name)
    ? null
    : (counted.exec(name)?.[1]?.toLowerCase() ?? null);

/** Seconds. Nobody lays out and photographs anything faster, all the time. */
const quickest = 2;
/** Of the logarithm: a program writes its files as steadily, a hand doesn't. */
const steadiest = 0.15;
/** Of neighbors by name, those whose times may go back. */
const mostReturns = 0.1;
/** Fewer gaps are no pattern. */
const fewestGaps = 4;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function spreadOf(values: readonly number[]) {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  return Math.sqrt(
    values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length,
  );
}

/** The share of a camera's neighbors by name that are earlier by time. */
function returnsOf(photos: readonly NamedPhoto[]) {
  const sorted = photos.toSorted(byName);
  let [returns, pairs] = [0, 0];
  for (const [at, { name, takenAt }] of sorted.entries()) {
    const before = sorted[at - 1];
    const counter = counterOf(name);
    if (!before || counter === null || counterOf(before.name) !== counter)
      continue;
    if (takenAt === null || before.takenAt === null) continue;
    pairs += 1;
    if (takenAt < before.takenAt) returns += 1;
  }
  return pairs < fewestGaps ? 0 : returns / pairs;
}

/**
 * Whether the times are those of a shutter. Those of a messenger or of copying
 * are all the same, follow one another faster than a hand, go on like a clock,
 * or contradict the camera's count.
 */
function areTelling(photos: readonly NamedPhoto[]) {
  const times = photos
    .flatMap(({ takenAt }) => takenAt ?? [])
    .sort((a, b) => a - b);
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  if (gaps.every((gap) => gap === 0)) return false;
  if (gaps.length < fewestGaps) return true;
  const logs = gaps.map((gap) => Math.log(Math.max(gap, 0.5)));
  return (
    median(gaps) > quickest &&
    spreadOf(logs) > steadiest &&
    returnsOf(photos) <= mostReturns
  );
}

/** By their times where these tell it of all; otherwise by their names. */
export function orderPhotos(photos: readonly NamedPhoto[]): PhotoOrder {
  const isTelling = areTelling(photos);
  const isByTime = isTelling && photos.every(({ takenAt }) => takenAt !== null);
  const sorted = photos
    .map((photo, place) => ({ ...photo, place }))
    .sort(
      (one, other) =>
        (isByTime ? (one.takenAt ?? 0) - (other.takenAt ?? 0) : 0) ||
        byName(one, other) ||
        one.place - other.place,
    );
  return {
    order: sorted.map(({ place }) => place),
    gaps: sorted.map(({ takenAt }, at) => {
      const before = sorted[at - 1]?.takenAt ?? null;
      const gap =
        isTelling && takenAt !== null && before !== null
          ? takenAt - before
          : null;
      return gap !== null && gap >= 0 ? gap : null;
    }),
    isLoose: !isByTime && photos.some(({ name }) => counterOf(name) === null),
  };
}
