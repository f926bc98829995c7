/** Pixels; no camera makes more. */
const longest = 50_000;

type Size = { width: number; height: number };

/** "4032x3024": how large the photo was before the caller shrank it. Null for anything else. */
export function parsePhotoSize(text: string | undefined): Size | null {
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(text ?? "")?.map(Number) ?? [];
  if (!width || !height || width > longest || height > longest) return null;
  return { width, height };
}
