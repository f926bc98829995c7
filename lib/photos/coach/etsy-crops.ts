import type { PhotoSize } from "@/lib/photos/limits";

/** A part of a photo, as shares of its width and height. */
export type CropBox = {
  left: number;
  top: number;
  width: number;
  height: number;
};

/**
 * How Etsy cuts thumbnails out of the middle of a photo
 * (`etsySources.imageHelp`).
 */
export const etsyCrops = [
  { id: "wide", label: "4:3", aspect: 4 / 3 },
  { id: "square", label: "Square", aspect: 1 },
] as const;

/** The largest part of that shape in the middle of a photo. */
export function centeredCrop(
  { width, height }: PhotoSize,
  aspect: number,
): CropBox {
  const share = (aspect * height) / width;
  const [across, down] = [Math.min(1, share), Math.min(1, 1 / share)];
  return {
    left: (1 - across) / 2,
    top: (1 - down) / 2,
    width: across,
    height: down,
  };
}
