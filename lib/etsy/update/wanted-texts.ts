import type { ChangedField } from "@/lib/etsy/change-notes/schema";
import { isSameText } from "@/lib/etsy/listing/listing-differences";
import {
  type EtsyTexts,
  type FoundListing,
  imageKeysOf,
  type Remark,
  type SomeTexts,
} from "@/lib/etsy/listing/schema";
import type { UpdateTarget } from "@/lib/etsy/update/schema";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";

/** Where the texts of an update come from. */
export type TextSource =
  | { kind: "own"; listing: ListingAnswer }
  | { kind: "alt_texts"; altTexts: NonNullable<UpdateTarget["altTexts"]> }
  | { kind: "put_back"; fields: ChangedField[] };

export type Wanted = { texts: SomeTexts; remarks: Remark[] };

/** What is to stand on Etsy, and what of it can't. */
export function wantedTexts(source: TextSource, found: FoundListing): Wanted {
  switch (source.kind) {
    case "own":
      return ownTexts(textsOf(source.listing), found);
    case "alt_texts":
      return wantedAltTexts(
        source.altTexts.map(({ imageId, text }, index) => ({
          imageId,
          text: text.normalize("NFC"),
          rank: index + 1,
          sent: null,
        })),
        found,
      );
    case "put_back":
      return formerTexts(source.fields, found);
  }
}

const textsOf = ({
  title,
  description,
  tags,
  materials,
  photos,
}: ListingAnswer): EtsyTexts => ({
  title: title.normalize("NFC"),
  description: description.normalize("NFC"),

  tags: tags.map((tag) => tag.normalize("NFC")),
  materials: materials.map((one) => one.normalize("NFC")),
  altTexts: photos
    .filter(({ id }) => id !== null)
    .map(({ altText }) => altText.normalize("NFC")),
});

function ownTexts(texts: EtsyTexts, { altTexts: there }: FoundListing): Wanted {
  const { altTexts, ...others } = texts;
  if (altTexts.length === there.length) return { texts, remarks: [] };
  const remark: Remark = {
    field: "altTexts",
    kind: "photo_count",
    rank: null,
    here: altTexts,
    there,
  };
  return { texts: others, remarks: altTexts.length > 0 ? [remark] : [] };
}

type WantedPhoto = {
  imageId: string | null;
  text: string;
  /** When the text was written or changed. */
  rank: number;
  /** What must stand there; null where anything may. */
  sent: string | null;
};

/** By the photo, wherever it stands now. */
function wantedAltTexts(photos: WantedPhoto[], found: FoundListing): Wanted {
  const keys = imageKeysOf(found);
  const altTexts = [...found.altTexts];
  const remarks: Remark[] = [];
  for (const { imageId, text, rank, sent } of photos) {
    const at = imageId === null ? -1 : keys.indexOf(imageId);
    const there = found.altTexts[at];
    const remark = (kind: Remark["kind"]): Remark => ({
      field: "altTexts",
      kind,
      rank,
      here: [text],
      there: there === undefined ? [] : [there],
    });
    if (there === undefined) remarks.push(remark("photo_gone"));
    else if (isSameText("altTexts", text, there)) continue;
    else if (sent !== null && !isSameText("altTexts", sent, there))
      remarks.push(remark("changed_since"));
    else {
      altTexts[at] = text;
      if (sent !== null && at !== rank - 1) remarks.push(remark("photo_moved"));
    }
  }
  return { texts: { altTexts }, remarks };
}

/**
 * What a change replaced. Where Etsy no longer has what was sent, somebody
 * wrote there since, and that text is not ours to undo.
 */
function formerTexts(fields: ChangedField[], found: FoundListing): Wanted {
  const parts = fields.map((changed): Wanted => {
    const { field, before, after } = changed;
    if (before === null) return { texts: {}, remarks: [] };
    if (field === "altTexts")
      return wantedAltTexts(formerPhotos(changed, before, found), found);
    const there = found[field];
    if (isSameText(field, before, there)) return { texts: {}, remarks: [] };
    const remark = (kind: Remark["kind"]): Wanted => {
      const list = typeof there === "string" ? [there] : there;
      return {
        texts: {},
        remarks: [{ field, kind, rank: null, here: before, there: list }],
      };
    };
    if (!isSameText(field, after, there)) return remark("changed_since");
    if (before.every((text) => text === "")) return remark("stays_filled");
    const isText = field === "title" || field === "description";
    return {
      texts: { [field]: isText ? before[0] : before },
      remarks: [],
    };
  });
  return {
    texts: Object.assign({}, ...parts.map(({ texts }) => texts)),
    remarks: parts.flatMap(({ remarks }) => remarks),
  };
}

/**
 * The photos whose text was changed. Of changes before their numbers were
 * noted, they are those at the same places, if there are as many.
 */
function formerPhotos(
  { after, imageIds }: ChangedField,
  before: string[],
  found: FoundListing,
): WantedPhoto[] {
  const keys =
    imageIds ??
    (after.length === found.imageIds.length ? imageKeysOf(found) : []);
  return before.flatMap((text, index): WantedPhoto[] => {
    const sent = after[index];
    return sent === undefined || sent === text
      ? []
      : [{ imageId: keys[index] ?? null, text, rank: index + 1, sent }];
  });
}
