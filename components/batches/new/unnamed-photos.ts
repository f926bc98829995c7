import {
  newRow,
  type UnsentPhoto,
  type UnsentRow,
} from "@/components/batches/new/unsent-rows";
import { countPhotos } from "@/components/batches/shown-state";
import type { PhotoReading, readPhoto, sortPhotos } from "@/components/photos";

/** Photos without telling names that are grouped at a time. */
const mostAtOnce = 200;

export type PhotoReaders = {
  readPhoto: typeof readPhoto;
  sortPhotos: typeof sortPhotos;
};

type Options = PhotoReaders & {
  signal: AbortSignal;
  onProgress: (photos: number) => void;
  /** Of photos that are there already: their files, by what tells them apart. */
  known: ReadonlyMap<string, string>;
};

type ReadPhoto = { photo: UnsentPhoto; reading: PhotoReading | null };

const natural = new Intl.Collator("en", { numeric: true });

/** Those that are read, by their names, and the others. */
function takeFirst(photos: readonly UnsentPhoto[]) {
  const sorted = photos.toSorted((one, other) =>
    natural.compare(one.file.name, other.file.name),
  );
  return { first: sorted.slice(0, mostAtOnce), rest: sorted.slice(mostAtOnce) };
}

function tellRest(rest: readonly UnsentPhoto[]) {
  const [from, to] = [rest[0], rest.at(-1)];
  if (!from || !to) return "";
  return rest.length === 1
    ? `${mostAtOnce} photos are grouped at a time. ${from.file.name} was left out: add it next.`
    : `${mostAtOnce} photos are grouped at a time. ${rest.length} were left out, from ${from.file.name} to ${to.file.name}: add them next.`;
}

/**
 * Reads photos one after the other, since a phone's memory holds few of them.
 */
async function readAll(photos: readonly UnsentPhoto[], options: Options) {
  const found: ReadPhoto[] = [];
  const problems: string[] = [];
  const seen = new Map(options.known);
  for (const [at, photo] of photos.entries()) {
    const { reading, problem } = await options.readPhoto(photo.file);
    if (options.signal.aborted) break;
    options.onProgress(at + 1);
    const { name } = photo.file;
    const twin = reading?.digest ? seen.get(reading.digest) : undefined;
    if (problem !== null) problems.push(`${name}: ${problem}`);
    else if (twin !== undefined)
      problems.push(`${name} is the same photo as ${twin} and was left out.`);
    else {
      if (reading?.digest) seen.set(reading.digest, name);
      found.push({ photo, reading });
    }
  }
  return { found, problems };
}

const toFile = (preview: Blob) =>
  new File([preview], "preview.jpg", { type: preview.type });

/**
 * Rows for photos whose names say nothing: by when they were taken and what
 * they look like. The times are used here and kept nowhere. Null when it was
 * canceled.
 */
async function groupUnnamed(
  photos: readonly UnsentPhoto[],
  options: Options,
): Promise<{
  rows: UnsentRow[];
  problem: string;
  /** What tells each photo from others, by its key. */
  digests: ReadonlyMap<string, string>;
} | null> {
  const { first, rest } = takeFirst(photos);
  const { found, problems } = await readAll(first, options);
  if (options.signal.aborted) return null;
  const groups = await options.sortPhotos(
    found.map(({ photo, reading }) => ({
      name: photo.file.name,
      takenAt: reading?.takenAt ?? null,
      look: reading?.look ?? null,
    })),
  );
  if (options.signal.aborted) return null;
  let before: string | undefined;
  const rows = groups.map((group) =>
    newRow(
      "",
      group.flatMap(({ place, isUnsure }) => {
        const known = found[place];
        if (!known) return [];
        const { photo, reading } = known;
        const unsureAfter = isUnsure ? before : undefined;
        before = photo.key;
        return [
          {
            ...photo,
            ...(reading && { preview: toFile(reading.preview) }),
            ...(unsureAfter !== undefined && { unsureAfter }),
          },
        ];
      }),
    ),
  );
  return {
    rows,
    problem: problems.concat(tellRest(rest) || []).join(" "),
    digests: new Map(
      found.flatMap(({ photo, reading }) =>
        reading?.digest ? [[photo.key, reading.digest] as const] : [],
      ),
    ),
  };
}

export type Progress = { photos: number; of: number };

/** Groups photos without telling names, one drop at a time. */
export class UnnamedPhotos {
  readonly #readers: PhotoReaders;
  readonly #onProgress: (progress: Progress | null) => void;
  /** What tells a photo from others, by its key. */
  readonly #digests = new Map<string, string>();
  #reading: AbortController | null = null;

  constructor(
    readers: PhotoReaders,
    onProgress: (progress: Progress | null) => void,
  ) {
    this.#readers = readers;
    this.#onProgress = onProgress;
  }

  /** Rows, and what is to be said; `shown` are the rows that are there. */
  async group(photos: readonly UnsentPhoto[], shown: readonly UnsentRow[]) {
    const of = Math.min(photos.length, mostAtOnce);
    const reading = new AbortController();
    this.#reading = reading;
    this.#onProgress({ photos: 0, of });
    const grouped = await groupUnnamed(photos, {
      ...this.#readers,
      signal: reading.signal,
      known: this.#knownIn(shown),
      onProgress: (done) => this.#onProgress({ photos: done, of }),
    });
    this.#reading = null;
    this.#onProgress(null);
    if (!grouped)
      return {
        rows: [],
        problem: `Grouping was canceled, and ${countPhotos(photos.length)} not added.`,
        isCanceled: true,
      };
    for (const [key, digest] of grouped.digests) this.#digests.set(key, digest);
    return { ...grouped, isCanceled: false };
  }

  readonly cancel = () => this.#reading?.abort();

  #knownIn(rows: readonly UnsentRow[]) {
    return new Map(
      rows.flatMap(({ photos }) =>
        photos.flatMap(({ key, file }) => {
          const digest = this.#digests.get(key);
          return digest === undefined ? [] : [[digest, file.name] as const];
        }),
      ),
    );
  }
}
