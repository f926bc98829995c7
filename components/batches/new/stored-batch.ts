import { z } from "zod";
import { definedOf } from "@/components/batches/new/read-table-file";
import {
  type BatchFacts,
  noFacts,
  type UnsentPhoto,
  type UnsentRow,
} from "@/components/batches/new/unsent-rows";
import { type BatchMode, batchModes } from "@/lib/batches/schema";
import { browserDatabase } from "@/lib/browser/browser-database";
import {
  readStored,
  removeStored,
  writeStored,
} from "@/lib/browser/local-storage";
import { exportedTextsSchema } from "@/lib/etsy/listing/schema";
import {
  categoryValues,
  colors,
} from "@/lib/listing-text/fields/listing-choices";
import {
  type Language,
  languageValues,
} from "@/lib/listing-text/languages/writing-languages";
import { dayLength } from "@/lib/time/day";

const storeKey = "listwright:new-batch";
/**
 * Milliseconds for which listings that were not written are kept in the
 * browser.
 */
const maxAge = 7 * dayLength;

/**
 * Characters of descriptions from the shop that are kept: a browser takes five
 * million of all.
 */
const maxOriginals = 1_000_000;

const text = z.string().catch("");
const factsSchema = z.object({
  materials: text,
  styleDesign: text,
  audience: text,
  extraDetails: text,
  colors: z.array(z.enum(colors)).catch([]),
  category: z.enum(categoryValues).or(z.literal("")).catch(""),
});

const rowSchema = z.object({
  key: z.string(),
  name: z.string(),
  product: text,
  facts: factsSchema.partial().catch({}),
  original: exportedTextsSchema.optional().catch(undefined),
  leftOut: z.array(z.string()).optional().catch(undefined),
  photos: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      unsureAfter: z.string().optional().catch(undefined),
    }),
  ),
});

const storedSchema = z.object({
  /** The user's id. */
  owner: z.number(),
  at: z.number(),
  rows: z.array(rowSchema),
  facts: factsSchema.catch({ ...noFacts, colors: [] }),
  language: z.enum(languageValues).catch("en"),
  name: z.string().nullable().catch(null),
  mode: z.enum(batchModes).catch("now"),
  /** The draft at the server and how many rows it has. */
  batch: z.object({ id: z.string(), sent: z.number() }).nullable().catch(null),
});

export type StoredBatch = {
  rows: UnsentRow[];
  facts: BatchFacts;
  language: Language;
  name: string | null;
  mode: BatchMode;
  batch: { id: string; sent: number } | null;
};

/**
 * The arrangement; the photos' files are stored by themselves, since they are
 * large and don't change.
 */
export function saveBatch(
  { rows, ...rest }: StoredBatch,
  owner: number,
  now = Date.now(),
) {
  const length = rows.reduce(
    (sum, { original }) => sum + (original?.description?.length ?? 0),
    0,
  );
  const stored = rows.map(
    ({ key, name, product, facts, original, leftOut, photos }) => ({
      key,
      name,
      product,
      facts,
      leftOut,
      ...(length <= maxOriginals && { original }),
      photos: photos.map((photo) => ({
        key: photo.key,
        name: photo.file.name,
        unsureAfter: photo.unsureAfter,
      })),
    }),
  );
  writeStored(storeKey, { owner, at: now, rows: stored, ...rest });
}

/** Forgets arrangement and files. */
export async function clearBatch() {
  removeStored(storeKey);
  await inStore("readwrite", (store) => store.clear()).catch(() => undefined);
}

export type RestoredBatch = StoredBatch & {
  /**
   * Names of photos whose files are not there, as when the browser's storage
   * was full.
   */
  lost: string[];
};

/**
 * What this user arranged before; what another user of this browser left is
 * deleted. Null where there is nothing.
 */
export async function findBatch(
  owner: number,
  now = Date.now(),
): Promise<RestoredBatch | null> {
  const stored = storedSchema.safeParse(readStored(storeKey)).data;
  const isUsable =
    stored !== undefined && stored.owner === owner && now - stored.at < maxAge;
  if (!isUsable) {
    // Also files whose arrangement is gone, as of a tab that was closed while
    // they were stored.
    await clearBatch();
    return null;
  }
  const lost: string[] = [];
  const rows: UnsentRow[] = [];
  const known = new Set<IDBValidKey>();
  for (const { photos, facts, original, leftOut, ...row } of stored.rows) {
    const found: UnsentPhoto[] = [];
    for (const { key, name, unsureAfter } of photos) {
      known.add(key);
      const files = await findFiles(key);
      if (files)
        found.push({ key, ...files, ...(unsureAfter && { unsureAfter }) });
      else lost.push(name);
    }
    // A row is there for its photos, as while they are arranged.
    if (found.length > 0 || photos.length === 0)
      rows.push({
        ...row,
        facts: definedOf(facts),
        ...(original && { original }),
        ...(leftOut && { leftOut }),
        photos: found,
        problem: null,
      });
  }
  await removeFilesBut(known);
  const { facts, language, name, mode, batch } = stored;
  return {
    rows,
    facts,
    language,
    name,
    mode,
    batch,
    lost,
  };
}

type StoredFile = { name: string; type: string; blob: Blob; preview?: Blob };

const inStore = browserDatabase("listwright-batch", "files");

/**
 * False where the browser doesn't take it. As a blob, which stays on the disk
 * when it is read: the photos of a batch are too many for the memory.
 */
export async function saveFile({
  key,
  file,
  preview,
}: UnsentPhoto): Promise<boolean> {
  const stored: StoredFile = {
    name: file.name,
    type: file.type,
    blob: file,
    ...(preview && { preview }),
  };
  return inStore("readwrite", (store) => store.put(stored, key)).then(
    () => true,
    () => false,
  );
}

async function removeFile(key: string) {
  await inStore("readwrite", (store) => store.delete(key)).catch(
    () => undefined,
  );
}

async function findFiles(
  key: string,
): Promise<Pick<UnsentPhoto, "file" | "preview"> | null> {
  const stored = await inStore<StoredFile | undefined>("readonly", (store) =>
    store.get(key),
  ).catch(() => undefined);
  if (!stored) return null;
  const { name, type, blob, preview } = stored;
  return {
    file: new File([blob], name, { type }),
    ...(preview && {
      preview: new File([preview], name, { type: preview.type }),
    }),
  };
}

async function removeFilesBut(known: ReadonlySet<IDBValidKey>) {
  const keys = await inStore<IDBValidKey[]>("readonly", (store) =>
    store.getAllKeys(),
  ).catch(() => []);
  for (const key of keys) if (!known.has(key)) await removeFile(String(key));
}
