import {
  type Change,
  newRow,
  settled,
  tooManyRows,
  type UnsentRow,
} from "@/components/batches/new/unsent-rows";
import { batchLimits } from "@/lib/batches/schema";

/** A photo and those after it become a row of their own. */
export function splitBefore(rows: UnsentRow[], photo: string): Change {
  if (rows.length >= batchLimits.rows) return { problem: tooManyRows };
  const row = rows.find(({ photos }) =>
    photos.slice(1).some(({ key }) => key === photo),
  );
  const place = row?.photos.findIndex(({ key }) => key === photo) ?? -1;
  const [first, ...others] = row?.photos.slice(place) ?? [];
  if (!row || !first) return { problem: "" };
  const upper = { ...row, photos: row.photos.slice(0, place), problem: null };
  const lower = {
    ...newRow("", [settled(first)].concat(others)),
    facts: row.facts,
  };
  return {
    rows: rows.flatMap((other) => (other === row ? [upper, lower] : other)),
    label: `${row.name || "A listing"} split before ${first.file.name}`,
  };
}

/** Says that a row is another product than the one above. */
export function keepApart(rows: UnsentRow[], key: string): Change {
  return {
    rows: rows.map((row) =>
      row.key === key
        ? {
            ...row,
            photos: row.photos.map((photo, at) =>
              at === 0 ? settled(photo) : photo,
            ),
          }
        : row,
    ),
    label: "Kept apart from the listing above",
  };
}

/** Rows of which nobody knows whether they belong to the one above. */
export function unsureRows(rows: readonly UnsentRow[]): Set<string> {
  return new Set(
    rows.flatMap(({ key, photos }, at) => {
      const before = rows[at - 1]?.photos.at(-1)?.key;
      return before !== undefined && photos[0]?.unsureAfter === before
        ? key
        : [];
    }),
  );
}
