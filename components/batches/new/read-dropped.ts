import { isPhotoFile } from "@/lib/batches/group-files";

/** A file with its path below what was dropped or chosen. */
export type PathFile = { path: string; file: File };

/** More is hardly a folder of products. */
const maxFiles = 3_000;

const readEntries = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve) =>
    reader.readEntries(resolve, () => resolve([])),
  );

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File | null>((resolve) =>
    entry.file(resolve, () => resolve(null)),
  );

async function collect(entry: FileSystemEntry, found: PathFile[]) {
  if (found.length >= maxFiles || entry.name.startsWith(".")) return;
  if (entry.isFile) {
    const file = await fileOf(entry as FileSystemFileEntry);
    if (file) found.push({ path: entry.fullPath.replace(/^\//u, ""), file });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // It answers in parts, the last of which is empty.
  for (
    let part = await readEntries(reader);
    part.length > 0;
    part = await readEntries(reader)
  ) {
    for (const child of part) await collect(child, found);
  }
}

/**
 * All files of what was dropped, also in folders. To be called within the
 * event: the browser forgets its items after.
 */
export async function readDropped(transfer: DataTransfer): Promise<PathFile[]> {
  const entries = Array.from(transfer.items ?? []).map(
    (item) => item.webkitGetAsEntry?.() ?? null,
  );
  const plain = Array.from(transfer.files).map((file) => ({
    path: file.name,
    file,
  }));
  if (entries.every((entry) => entry === null)) return plain;
  const found: PathFile[] = [];
  for (const entry of entries) if (entry) await collect(entry, found);
  return found;
}

export const readChosen = (files: FileList | null): PathFile[] =>
  Array.from(files ?? []).map((file) => ({
    path: file.webkitRelativePath || file.name,
    file,
  }));

const isTable = ({ name, type }: File) =>
  /\.(?:csv|tsv|txt)$/iu.test(name) || type === "text/csv";

export function sortFiles(files: PathFile[]) {
  const photos = files.filter(({ file }) => isPhotoFile(file));
  const tables = files
    .filter(({ file }) => isTable(file))
    .map(({ file }) => file);
  return {
    photos,
    tables,
    others: files.length - photos.length - tables.length,
  };
}
