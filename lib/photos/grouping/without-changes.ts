/** Groups are dealt out to so many parts. */
const parts = 5;
const pairsOfParts = Array.from({ length: parts ** 2 }, (_, at) => [
  Math.floor(at / parts),
  at % parts,
]).filter(([one = 0, other = 0]) => one <= other);
/** Of the mean square of a look: changes much smaller than it stay in. */
const kept = 0.2;

/** Takes off each column the mean of its group, and turns the table. */
function takeGroups(from: Float32Array, groupOf: readonly number[]) {
  const count = groupOf.length;
  const to = new Float32Array(count * count);
  const sizes = new Float32Array(count);
  for (const group of groupOf) sizes[group] = (sizes[group] ?? 0) + 1;
  for (let at = 0; at < count; at++) {
    const sums = new Float32Array(count);
    for (const [other, group] of groupOf.entries())
      sums[group] = (sums[group] ?? 0) + (from[at * count + other] ?? 0);
    for (const [other, group] of groupOf.entries())
      to[other * count + at] =
        (from[at * count + other] ?? 0) -
        (sums[group] ?? 0) / (sizes[group] ?? 1);
  }
  return to;
}

/** Cholesky's triangle: times itself turned it is the square table. */
function decompose(table: Float64Array, count: number) {
  for (let row = 0; row < count; row++)
    for (let column = 0; column <= row; column++) {
      let sum = table[row * count + column] ?? 0;
      for (let at = 0; at < column; at++)
        sum -=
          (table[row * count + at] ?? 0) * (table[column * count + at] ?? 0);
      table[row * count + column] =
        row === column
          ? Math.sqrt(Math.max(sum, 1e-9))
          : sum / (table[column * count + column] ?? 1);
    }
  return table;
}

type Changes = {
  values: Float32Array;
  /** Products of the changes with the looks, and with one another. */
  mixed: Float32Array;
  pure: Float32Array;
  count: number;
  kept: number;
};

/** Takes the changes of some photos off the looks of others. */
function discount(changes: Changes, used: number[], photos: number[]) {
  const { values, mixed, pure, count } = changes;
  const size = used.length;
  const table = new Float64Array(size * size);
  for (const [row, a] of used.entries())
    for (const [column, b] of used.entries())
      table[row * size + column] =
        (pure[a * count + b] ?? 0) + (a === b ? changes.kept : 0);
  const triangle = decompose(table, size);
  const explained = photos.map((photo) => {
    const found = new Float64Array(size);
    for (const [row, change] of used.entries()) {
      let sum = mixed[change * count + photo] ?? 0;
      for (let at = 0; at < row; at++)
        sum -= (triangle[row * size + at] ?? 0) * (found[at] ?? 0);
      found[row] = sum / (triangle[row * size + row] ?? 1);
    }
    return found;
  });
  return (one: number, other: number) => {
    const [a, b] = [explained[one], explained[other]];
    let sum = values[(photos[one] ?? 0) * count + (photos[other] ?? 0)] ?? 0;
    for (let at = 0; at < size; at++) sum -= (a?.[at] ?? 0) * (b?.[at] ?? 0);
    return sum;
  };
}

/** Likeness of those photos to one another, without those changes. */
function likenessWithout(changes: Changes, used: number[], photos: number[]) {
  const product = discount(changes, used, photos);
  const lengths = photos.map((_, at) =>
    Math.sqrt(Math.max(product(at, at), 1e-9)),
  );
  return (one: number, other: number) =>
    product(one, other) / ((lengths[one] ?? 1) * (lengths[other] ?? 1));
}

function changesIn(values: Float32Array, groupOf: readonly number[]): Changes {
  const count = groupOf.length;
  const mixed = takeGroups(values, groupOf);
  const pure = takeGroups(mixed, groupOf);
  let squares = 0;
  for (let at = 0; at < count; at++) squares += values[at * count + at] ?? 0;
  return {
    values,
    mixed,
    pure,
    count,
    kept: Math.max((kept * squares) / Math.max(count, 1), 1e-6),
  };
}

/**
 * Likeness without what changes within pieces, by light and by angle. For two
 * photos it is learned from groups of other parts alone: a cut that was wrong
 * doesn't speak for itself.
 */
export function withoutChanges(
  values: Float32Array,
  groupOf: readonly number[],
): Float32Array {
  const changes = changesIn(values, groupOf);
  const { pure, count } = changes;
  const result = new Float32Array(count * count);
  const partOf = (photo: number) => (groupOf[photo] ?? 0) % parts;
  const all = Array.from(groupOf.keys());
  const changed = all.filter((at) => (pure[at * count + at] ?? 0) > 1e-6);
  for (const [one, other] of pairsOfParts) {
    const isOf = (at: number) => partOf(at) === one || partOf(at) === other;
    const photos = all.filter(isOf);
    const used = changed.filter((at) => !isOf(at));
    const alike = likenessWithout(changes, used, photos);
    for (const [a, photo] of photos.entries())
      for (const [b, next] of photos.entries())
        if (partOf(photo) !== partOf(next) || one === other)
          result[photo * count + next] = alike(a, b);
  }
  return result;
}
