import sharp from "sharp";
import type { OtherLanguage } from "../lexicon/translations";
import type { MessagesRequest } from "../validate-request";
import { factsOf, type SeenPhoto } from "./facts";
import { measurePhoto } from "./photo";
import { describePiece } from "./piece";
import type { SellerFacts } from "./seller-facts";
import { capitalize, joinWithAnd } from "./text";
import { writeListing } from "./write-listing";

const labelPattern = /^Photo (\d+):$/;
const sheetPattern =
  /^Photos (\d+) to (\d+) on one sheet, numbered, (\d+) in a row:$/;
/**
 * The part of a cell that is photo whatever its shape, without the number in
 * the corner.
 */
const middle = 0.6;

/** What can be measured in each of several photos, which labels introduce. */
export async function measurePhotos({
  messages,
}: MessagesRequest): Promise<SeenPhoto[]> {
  const blocks = messages.flatMap(({ content }) =>
    typeof content === "string" ? [] : content,
  );
  const seen = await Promise.all(
    blocks.map(async (block, index): Promise<SeenPhoto[]> => {
      const before = blocks[index - 1];
      if (block.type !== "image" || before?.type !== "text") return [];
      const bytes = Buffer.from(block.source.data, "base64");
      const number = labelPattern.exec(before.text)?.[1];
      if (number !== undefined)
        return [{ number: Number(number), photo: await measurePhoto(bytes) }];
      const [, first, last, columns] = (
        sheetPattern.exec(before.text) ?? []
      ).map(Number);
      return first && last && columns
        ? measureSheet(bytes, first, last, columns)
        : [];
    }),
  );
  return seen.flat();
}

async function measureSheet(
  bytes: Buffer,
  first: number,
  last: number,
  columns: number,
): Promise<SeenPhoto[]> {
  const { width, height } = await sharp(bytes).metadata();
  const cell = Math.floor(width / columns);
  const size = Math.max(1, Math.floor(cell * middle));
  const inset = Math.floor((cell - size) / 2);
  // No more than the picture has room for, whatever the label says.
  const room = columns * Math.floor(height / Math.max(cell, 1));
  const numbers = Array.from(
    { length: Math.min(last - first + 1, room) },
    (_, index) => first + index,
  );
  return Promise.all(
    numbers.map(async (number, index) => {
      const left = (index % columns) * cell + inset;
      const top = Math.floor(index / columns) * cell + inset;
      const picture = await sharp(bytes)
        .extract({ left, top, width: size, height: size })
        .png()
        .toBuffer();
      return { number, photo: await measurePhoto(picture) };
    }),
  );
}

/**
 * Colors that one photo shows and another lacks altogether; nothing when the
 * seller says the colors.
 */
function contradictionsOf(facts: SellerFacts, [first, ...others]: SeenPhoto[]) {
  if (first === undefined || facts.colors.length > 0) return [];
  const differing = others.filter(
    ({ photo }) =>
      !photo.colors.some((color) => first.photo.colors.includes(color)),
  );
  if (differing.length === 0) return [];
  const photos = [first, ...differing].map(({ number, photo }) => ({
    photo: number,
    shows: photo.colors[0] ?? "",
  }));
  return [{ topic: "color", photos }];
}

/**
 * A listing of which each measured fact names its photo. Where the colors
 * differ, none of them is used.
 */
export function writePhotosListing(
  facts: SellerFacts,
  seen: SeenPhoto[],
  language: OtherLanguage | null = null,
) {
  const contradictions = contradictionsOf(facts, seen);
  const listing = writeListing(
    facts,
    contradictions.length > 0 ? null : (seen[0]?.photo ?? null),
    language,
  );
  const piece = describePiece(facts, null);
  const { name } = piece.item;
  return {
    ...listing,
    facts: factsOf(piece, seen),
    contradictions,
    unknown:
      contradictions.length > 0
        ? ["color", ...listing.unknown]
        : listing.unknown,
    photoAltTexts: seen
      .slice(1)
      .map(({ number, photo: { colors, light } }) => ({
        photo: number,
        altText: `${capitalize(name)}, picture ${number}: ${joinWithAnd(colors).toLowerCase()}, in ${light} light.`,
      })),
  };
}
