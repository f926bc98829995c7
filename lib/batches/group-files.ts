import { inputFields } from "@/lib/listing-text/fields/input";
import { maxPhotos } from "@/lib/photos/limits";

/**
 * Files that show one product, by their places among those given; `name` is ""
 * where their names say nothing of it.
 */
export type FileGroup = {
  name: string;
  /** The name without a number, by which files that come later belong to it. */
  product: string;
  files: number[];
};

type NamedFile = {
  index: number;
  path: string;
  /** Below the folder that all files are in; "" in that itself. */
  folder: string;
  /** The name without its ending, and without marks of copies. */
  stem: string;
  /** That without its number. */
  base: string;
  /** The number at its end; null without one. */
  number: number | null;
};

const natural = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
const byNature = (one: string, other: string) =>
  natural.compare(one, other) || (one < other ? -1 : 1);

/** What has no number comes first. */
const byPlace = (one: NamedFile, other: NamedFile) =>
  (one.number ?? 0) - (other.number ?? 0) || byNature(one.path, other.path);

const ending = /\.(?:jpe?g|png|webp|avif|hei[cf]|gif|tiff?)$/iu;
/** What systems and browsers add to the second file of a name. */
const copyMark =
  /[\s_-]+(?:copy|kopie|copie|copia)(?:[\s_-]*\d{1,2})?$|\s*\(\d{1,3}\)$/iu;
const separators = /[\s_.+-]+/gu;
const separatorsAtEnd = /[\s_.+-]+$/u;

/** More is a size or an item number: Etsy takes 20 photos a listing. */
const highestNumber = 30;

/** Views of one product, as sellers name them. */
const view =
  /[\s_.+-]+(?:front|back|side|details?|close[\s_-]?up|inside|lifestyle|hero|angle|packaging|main)$/iu;

/** How cameras, phones and messengers begin the names of photos. */
const cameraPrefix =
  /^(?:img|dsc[fn]?|pxl|mvimg|gopr|gp|dji|sam|cimg|pict|p(?=\d{6})|image|photo|picture|foto|bild|screen ?shot|bildschirmfoto|whatsapp image|signal|fullsizerender|received|unnamed|download|scan|untitled)(?!\p{L}{2})/u;
const cameraFiller =
  /(?:^|[^\p{L}])(?:edited|hdr|portrait|burst|cover|night|mp|wa|at|am|pm|e)(?!\p{L})/gu;
/** Those of Etsy's own copies. */
const etsyCopy = /^il (?:fullxfull|\d+x[\dn]+) /u;
const hexId = /^(?=[\da-f -]*\d)[\da-f]{8,}(?: [\da-f]{4,})*$/u;

const plain = (text: string) =>
  text.normalize("NFKC").toLowerCase().replace(separators, " ").trim();

/** Given by a device or a website: it says nothing of the product. */
function isNameless(stem: string) {
  const text = plain(stem);
  return (
    hexId.test(text) ||
    etsyCopy.test(text) ||
    !/\p{L}/u.test(text.replace(cameraPrefix, "").replace(cameraFiller, ""))
  );
}

function withoutNumber(stem: string): { base: string; number: number | null } {
  const [, start = "", digits = ""] = /^(.*?)(\d{1,3})$/su.exec(stem) ?? [];
  const base = start.replace(separatorsAtEnd, "");
  const number = Number(digits);
  const isOwnWord = base !== start || /\p{L}{3}$/u.test(base);
  const isCounter =
    digits !== "" &&
    number <= highestNumber &&
    isOwnWord &&
    !/\d$|\d\s*x$/iu.test(start);
  return isCounter && /\p{L}/u.test(base)
    ? { base, number }
    : { base: stem, number: null };
}

function stemOf(fileName: string) {
  let stem = fileName.trim();
  while (ending.test(stem)) stem = stem.replace(ending, "");
  return stem.replace(copyMark, "").replace(separatorsAtEnd, "").trim();
}

function nameFiles(paths: readonly string[]): NamedFile[] {
  const split = paths.map((path) =>
    path
      .normalize("NFC")
      .split(/[/\\]+/u)
      .filter(Boolean),
  );
  const [first = []] = split;
  let shared = 0;
  while (
    shared < first.length - 1 &&
    split.every(
      (parts) => parts.length > shared + 1 && parts[shared] === first[shared],
    )
  )
    shared += 1;
  return split.map((parts, index) => {
    const stem = stemOf(parts.at(-1) ?? "");
    return {
      index,
      path: parts.join("/"),
      folder: parts.slice(shared, -1).join("/"),
      stem,
      ...withoutNumber(stem),
    };
  });
}

/** A product name for a form: "mug_blue" is "Mug blue". */
export function proposeName(text: string): string {
  const words = text
    .replace(/\p{C}/gu, "")
    .replace(/[\s_+]+|(?<=\S)[.-]+(?=\S)/gu, " ")
    .replace(/^[\s.-]+|[\s.-]+$/gu, "");
  if (!/\p{L}/u.test(words)) return "";
  const cased =
    words === words.toUpperCase() && words.includes(" ")
      ? words.toLowerCase()
      : words;
  const [initial = "", ...rest] = cased;
  return Array.from(initial.toUpperCase() + rest.join(""))
    .slice(0, inputFields.productName.maxLength)
    .join("")
    .trim();
}

type Bucket = {
  folder: string;
  base: string;
  isNamed: boolean;
  files: NamedFile[];
};

function toBuckets(files: NamedFile[]): Bucket[] {
  const keyOf = ({ folder }: NamedFile, base: string) =>
    `${folder}\n${plain(base)}`;
  const withoutView = (file: NamedFile) => {
    const base = file.base.replace(view, "");
    return base === file.base ? base : withoutNumber(base).base;
  };
  const together = new Map<string, number>();
  for (const file of files) {
    const key = keyOf(file, withoutView(file));
    together.set(key, (together.get(key) ?? 0) + 1);
  }
  const buckets = new Map<string, Bucket>();
  for (const file of files) {
    const { folder, index, stem } = file;
    const isNamed = !isNameless(stem);
    // "Front" is a view only beside another one of the same product.
    const shorter = withoutView(file);
    const base =
      (together.get(keyOf(file, shorter)) ?? 0) > 1 ? shorter : file.base;
    const key = isNamed
      ? `name\n${keyOf(file, base)}`
      : folder === ""
        ? `file\n${index}`
        : `folder\n${folder}`;
    const bucket = buckets.get(key) ?? { folder, base, isNamed, files: [] };
    bucket.files.push(file);
    buckets.set(key, bucket);
  }
  return [...buckets.values()];
}

function nameOf(
  { folder, base, isNamed, files }: Bucket,
  isElsewhere: boolean,
) {
  const parent = folder.split("/").at(-1) ?? "";
  const both = (name: string) => ({ name, product: name });
  if (!isNamed) return both(isNameless(parent) ? "" : proposeName(parent));
  const [only] = files;
  // A single "vase 12" is more likely a product's number than a photo's.
  const text =
    files.length === 1 && only?.number !== null && (only?.number ?? 0) > 1
      ? (only?.stem ?? base)
      : base;
  const prefix = isElsewhere && parent !== "" ? `${parent} ` : "";
  return {
    name: proposeName(prefix + text),
    product: proposeName(prefix + base),
  };
}

/**
 * Puts photos of one product together by their names: "mug-blue-1.jpg" and
 * "mug-blue-2.jpg", or what a camera named in a folder of its own. Every file
 * is in exactly one group, and none has more than a listing may have.
 */
export function groupFiles(paths: readonly string[]): FileGroup[] {
  const buckets = toBuckets(nameFiles(paths));
  const folders = new Map<string, Set<string>>();
  for (const { base, folder, isNamed } of buckets) {
    if (isNamed)
      folders.set(
        plain(base),
        (folders.get(plain(base)) ?? new Set<string>()).add(folder),
      );
  }
  return buckets
    .map((bucket) => ({ ...bucket, files: bucket.files.sort(byPlace) }))
    .sort((one, other) =>
      byNature(one.files[0]?.path ?? "", other.files[0]?.path ?? ""),
    )
    .flatMap((bucket) => {
      const { name, product } = nameOf(
        bucket,
        (folders.get(plain(bucket.base))?.size ?? 0) > 1,
      );
      const parts = Math.ceil(bucket.files.length / maxPhotos);
      return Array.from({ length: parts }, (_, part) => ({
        name: part === 0 || name === "" ? name : `${name} ${part + 1}`,
        product,
        files: bucket.files
          .slice(part * maxPhotos, (part + 1) * maxPhotos)
          .map(({ index }) => index),
      }));
    });
}

/**
 * Whether a file of a folder is a photo that may be uploaded; systems add
 * hidden files of their own.
 */
export function isPhotoFile({ name, type }: { name: string; type: string }) {
  if (name.startsWith(".")) return false;
  return (
    /^image\/(?!svg|gif)/u.test(type) ||
    /\.(?:jpe?g|png|webp|avif|hei[cf])$/iu.test(name)
  );
}
