import { countListings, countPhotos } from "@/components/batches/shown-state";
import type { FormValues } from "@/components/generate";
import { moveTo } from "@/components/photos";
import { randomKey } from "@/components/ui/use-click-key";
import { groupFiles } from "@/lib/batches/group-files";
import { batchLimits } from "@/lib/batches/schema";
import type { ExportedTexts } from "@/lib/etsy/listing/schema";
import { maxPhotos, tooManyPhotos } from "@/lib/photos/limits";

export type UnsentPhoto = {
  key: string;
  file: File;
  /** A small copy of it, to be shown. */
  preview?: File;
  /**
   * The key of a photo: while that is shown before this one, nobody knows
   * whether both are of one product.
   */
  unsureAfter?: string;
};

/** What is typed once for all listings, and otherwise for one. */
export type BatchFacts = Pick<
  FormValues,
  | "materials"
  | "styleDesign"
  | "colors"
  | "audience"
  | "category"
  | "extraDetails"
>;
export const noFacts: BatchFacts = {
  materials: "",
  styleDesign: "",
  colors: [],
  audience: "",
  category: "",
  extraDetails: "",
};
export const countFacts = (facts: Partial<BatchFacts>) =>
  Object.values(facts).filter(({ length }) => length > 0).length;

/** A listing to be. */
export type UnsentRow = {
  /** In this browser. */
  key: string;
  name: string;
  /** As its files are called, without a number; "" for one without files. */
  product: string;
  /** In place of the facts of all. */
  facts: Partial<BatchFacts>;
  /** What stands in the shop of it, by Etsy's export. */
  original?: ExportedTexts;
  /** What of a table's texts is too long for the form, a sentence for each. */
  leftOut?: string[];
  photos: UnsentPhoto[];
  /** Why it could not be uploaded. */
  problem: string | null;
};

export const newRow = (
  name: string,
  photos: UnsentPhoto[],
  product = "",
): UnsentRow => ({
  key: randomKey(),
  name,
  product,
  facts: {},
  photos,
  problem: null,
});

/** Files of a folder as rows, by their names. */
export function toRows(
  files: readonly { path: string; file: File }[],
): UnsentRow[] {
  return groupFiles(files.map(({ path }) => path)).map((group) =>
    newRow(
      group.name,
      group.files.flatMap((index) => {
        const file = files[index]?.file;
        return file ? [{ key: randomKey(), file }] : [];
      }),
      group.product,
    ),
  );
}

type FromTable = {
  original?: ExportedTexts | undefined;
  leftOut?: string[] | undefined;
};

export const toTextRow = (
  name: string,
  facts: Partial<BatchFacts>,
  { original, leftOut }: FromTable = {},
): UnsentRow => ({
  ...newRow(name, []),
  facts,
  ...(original && { original }),
  ...(leftOut && { leftOut }),
});

export const tooManyRows = `A batch has at most ${batchLimits.rows} listings.`;

const fold = (name: string) => name.normalize("NFKC").trim().toLowerCase();
const isSameProduct = (one: UnsentRow, other: UnsentRow) =>
  [one.name, one.product].some(
    (text) =>
      text !== "" &&
      [other.name, other.product].some((it) => fold(it) === fold(text)),
  );

/**
 * Photos that come later go to the row of their name, as those of a table's
 * rows do.
 */
export function addRows(rows: UnsentRow[], added: UnsentRow[]) {
  const next = [...rows];
  let left = 0;
  for (const row of added) {
    const index =
      row.name === ""
        ? -1
        : next.findIndex((other) => isSameProduct(other, row));
    const known = next[index];
    if (
      known &&
      known.photos.length + row.photos.length <= maxPhotos &&
      (row.photos.length > 0 || known.photos.length > 0)
    )
      next[index] = {
        ...known,
        ...(row.original && { original: row.original }),
        ...(row.leftOut && { leftOut: row.leftOut }),
        facts: { ...known.facts, ...row.facts },
        photos: [...known.photos, ...row.photos],
        problem: null,
      };
    else if (next.length < batchLimits.rows) next.push(row);
    else left += 1;
  }
  const beyond =
    left > 0
      ? `. A batch has at most ${batchLimits.rows}; ${countListings(left)} left out`
      : "";
  return {
    rows: next,
    label: `${countListings(added.length - left)} added${beyond}`,
  };
}

function take(rows: UnsentRow[], photos: string[]) {
  const taken = rows.flatMap((row) =>
    row.photos.filter(({ key }) => photos.includes(key)),
  );
  const left = rows.map((row) => {
    const others = row.photos.filter(({ key }) => !photos.includes(key));
    return others.length === row.photos.length
      ? row
      : { ...row, photos: others, problem: null };
  });
  // A row is there for its photos: without the last one it goes too.
  const emptied = new Set(
    left
      .filter((row, index) => row.photos.length === 0 && rows[index] !== row)
      .map(({ key }) => key),
  );
  return { taken, left, emptied };
}

export type Change = { rows: UnsentRow[]; label: string } | { problem: string };

export function movePhotos(
  rows: UnsentRow[],
  photos: string[],
  to: string | null,
): Change {
  const { taken, left, emptied } = take(rows, photos);
  const target = left.find(({ key }) => key === to);
  if (target) {
    if (target.photos.length + taken.length > maxPhotos)
      return { problem: tooManyPhotos };
    const joined = {
      ...target,
      photos: [...target.photos, ...taken],
      problem: null,
    };
    const next = left
      .map((row) => (row === target ? joined : row))
      .filter(({ key }) => key === to || !emptied.has(key));
    return {
      rows: next,
      label: `${countPhotos(taken.length)} moved to ${target.name || "another listing"}`,
    };
  }
  if (taken.length > maxPhotos) return { problem: tooManyPhotos };
  if (rows.length >= batchLimits.rows) return { problem: tooManyRows };
  const from = rows.findIndex((row) =>
    row.photos.some(({ key }) => photos.includes(key)),
  );
  const name = groupFiles(taken.map(({ file }) => file.name))[0]?.name ?? "";
  const next = [
    ...left.slice(0, from + 1),
    newRow(name, taken),
    ...left.slice(from + 1),
  ];
  return {
    rows: next.filter(({ key }) => !emptied.has(key)),
    label: `New listing from ${countPhotos(taken.length)}`,
  };
}

export function mergeRow(rows: UnsentRow[], key: string): Change {
  const index = rows.findIndex((row) => row.key === key);
  const [above, row] = [rows[index - 1], rows[index]];
  if (!above || !row) return { problem: "" };
  if (above.photos.length + row.photos.length > maxPhotos)
    return { problem: tooManyPhotos };
  const original = above.original ?? row.original;
  const joined = {
    ...above,
    photos: above.photos.concat(
      row.photos.map((photo, at) => (at === 0 ? settled(photo) : photo)),
    ),
    name: above.name || row.name,
    problem: null,
    ...(original && { original }),
  };
  const next = rows
    .filter((other) => other !== row)
    .map((other) => (other === above ? joined : other));
  return {
    rows: next,
    label: `${row.name || "A listing"} merged with the one above`,
  };
}

export function splitRow(rows: UnsentRow[], key: string): Change {
  const index = rows.findIndex((row) => row.key === key);
  const row = rows[index];
  const [first, ...others] = row?.photos ?? [];
  if (!row || !first) return { problem: "" };
  if (rows.length + others.length > batchLimits.rows)
    return { problem: tooManyRows };
  const parts = others.map((photo, place) => ({
    ...newRow(row.name && `${row.name} ${place + 2}`, [photo]),
    facts: row.facts,
  }));
  const next = [
    ...rows.slice(0, index),
    { ...row, photos: [first], problem: null },
    ...parts,
    ...rows.slice(index + 1),
  ];
  return {
    rows: next,
    label: `${countListings(parts.length + 1)} from ${row.name || "one"}`,
  };
}

/** Without the mark that nobody knew whether it belongs to the one before. */
export function settled({
  unsureAfter: _,
  ...photo
}: UnsentPhoto): UnsentPhoto {
  return photo;
}

export function removePhotos(rows: UnsentRow[], photos: string[]): Change {
  const { taken, left, emptied } = take(rows, photos);
  return {
    rows: left.filter(({ key }) => !emptied.has(key)),
    label: `${countPhotos(taken.length)} removed`,
  };
}

export function placePhoto(
  rows: UnsentRow[],
  photo: string,
  to: number,
): Change {
  const row = rows.find(({ photos }) =>
    photos.some(({ key }) => key === photo),
  );
  const from = row?.photos.findIndex(({ key }) => key === photo) ?? -1;
  if (!row || from === -1 || to < 0 || to >= row.photos.length || to === from)
    return { problem: "" };
  const photos = moveTo(row.photos, from, to);
  return {
    rows: rows.map((other) => (other === row ? { ...row, photos } : other)),
    label: `Photo ${from + 1} is now photo ${to + 1} of ${row.name || "its listing"}`,
  };
}
