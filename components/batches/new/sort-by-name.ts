import { toRows, type UnsentRow } from "@/components/batches/new/unsent-rows";
import { groupFiles } from "@/lib/batches/group-files";
import { maxPhotos } from "@/lib/photos/limits";

const foldersOf = (path: string) => path.split("/").slice(0, -1);

/** The folder that all files are in, as far as they share one. */
const sharedFolder = (all: readonly string[][]) => {
  const [first = []] = all;
  const parting = first.findIndex((name, at) =>
    all.some((folders) => folders[at] !== name),
  );
  return (parting < 0 ? first : first.slice(0, parting)).join("/");
};

const isNameless = ({ name }: File) => groupFiles([name])[0]?.name === "";

/**
 * Files as rows where names or folders say what belongs together, and those of
 * which they don't: named by a camera, beside all others or more in a folder
 * than a listing may have.
 */
export function sortByName(files: readonly { path: string; file: File }[]) {
  const shared = sharedFolder(files.map(({ path }) => foldersOf(path)));
  const folders = new Map(
    files
      .filter(({ file }) => isNameless(file))
      .map(({ file, path }) => [file, foldersOf(path).join("/")]),
  );
  const sizes = new Map<string, number>();
  for (const folder of folders.values())
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  const isTold = ({ photos }: UnsentRow) => {
    const [first] = photos;
    const folder = first && folders.get(first.file);
    return (
      folder === undefined ||
      (folder !== shared && (sizes.get(folder) ?? 0) <= maxPhotos)
    );
  };
  const rows = toRows(files);
  const unnamed = rows
    .filter((row) => !isTold(row))
    .flatMap(({ photos }) => photos);
  // One alone has nothing to be grouped with.
  return unnamed.length < 2
    ? { rows, unnamed: [] }
    : { rows: rows.filter(isTold), unnamed };
}
