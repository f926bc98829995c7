import type { ListingPhoto } from "@/lib/listing-text/fields/schema";
import { thumbnailUrlOf } from "@/lib/photos/thumbnail-url-of";

type Stored = {
  photos: {
    position: number;
    altText: string | null;
    photo: { id: string; expiresAt: Date | null };
  }[];
  /** The path of the listing's own thumbnail. */
  imagePath: string | null;
};

/**
 * The photos of a listing in order. `altText` is that of the listing, and so of
 * its first photo, which may have come with the form: then only its thumbnail
 * is there.
 */
export function listPhotos(
  { photos, imagePath }: Stored,
  altText: string,
): ListingPhoto[] {
  const uploaded = photos.map(
    ({ position, photo: { id, expiresAt }, ...row }) => ({
      id,
      position,
      thumbnailUrl: thumbnailUrlOf(id),
      altText: position === 1 ? altText : (row.altText ?? ""),
      expiresAt: expiresAt?.toISOString() ?? null,
    }),
  );
  if (imagePath === null || uploaded[0]?.position === 1) return uploaded;
  return [
    {
      id: null,
      position: 1,
      altText,
      thumbnailUrl: imagePath,
      expiresAt: null,
    },
    ...uploaded,
  ];
}
