import "server-only";
import { z } from "zod";
import { modelFailed } from "@/lib/ai/ai-failure";
import { aiDeadline, callModel } from "@/lib/ai/call-model";
import type { ModelImage } from "@/lib/ai/message";
import {
  type CheckedText,
  languageOf,
  type ShopTexts,
  writtenChecks,
} from "@/lib/alt-texts/check-written";
import { findPoor } from "@/lib/alt-texts/find-poor";
import type { PhotoText } from "@/lib/alt-texts/schema";
import {
  NoPicture,
  readEtsyPicture,
} from "@/lib/etsy/listing/read-etsy-picture";
import type { EtsyListing } from "@/lib/etsy/listing/schema";
import { parseJson } from "@/lib/listing-text/plain-text/parse-json";
import { altTextsPrompt } from "@/lib/listings/prompts/alt-texts";
import { readShop } from "@/lib/listings/shop/shop";
import { safeText, useFirstAnswer } from "@/lib/listings/write/safe-text";

const answerSchema = z.object({
  altTexts: z.array(z.object({ photo: z.int(), altText: z.string() })),
});
const looseSchema = z.object({ altTexts: z.array(z.unknown()) });
const entrySchema = answerSchema.shape.altTexts.element;

/** Pixels on the long side of a photo as the model sees it. */
const modelSide = 768;
/** Photos that are fetched at once. */
const fetchedAtOnce = 4;
/** Tokens of an answer, for one photo and beside them. */
const photoTokens = 160;
const otherTokens = 200;
/** Characters of a description that the model is told. */
const toldDescription = 2_000;

type Wanted = { imageId: number; rank: number; address: string };
type Seen = Wanted & { jpeg: Buffer };
type Unseen = Wanted & { note: string };

/** The photos of a listing whose alt texts are poor, by rank. */
export function poorPhotosOf({ title, altTexts, photos }: EtsyListing) {
  const kinds = findPoor(title, altTexts);
  return photos.flatMap(({ id, address }, index) =>
    id !== null && kinds[index]
      ? [{ imageId: id, rank: index + 1, address, kind: kinds[index] }]
      : [],
  );
}

/**
 * Has the model write alt texts for the poor photos of a listing, from what is
 * seen and what the shop says. Those that can't stand are asked for once more,
 * then left out with the reason. Throws what `callModel` throws, `NoPicture`
 * where no photo can be seen, and `upstream_failed` where nothing can be used.
 */
export async function writeListingTexts(
  userId: number,
  listing: EtsyListing,
): Promise<PhotoText[]> {
  const wanted = poorPhotosOf(listing);
  const { seen, unseen } = await seePhotos(userId, wanted);
  const [first] = unseen;
  if (seen.length === 0) throw new NoPicture(first?.note ?? "No photos.");
  const { voice } = await readShop(userId);
  const texts: ShopTexts = listing;
  const asked = new Set(wanted.map(({ rank }) => rank));
  const others = listing.altTexts.filter(
    (text, index) => text.trim() !== "" && !asked.has(index + 1),
  );
  const check = writtenChecks(texts, voice.avoidWords, others);
  const checked = await writeAndRepair(userId, seen, {
    check,
    text: promptOf(texts, seen, others),
  });
  if (![...checked.values()].some(({ text }) => text !== ""))
    throw modelFailed("none of the alt texts can be used");
  return wanted.map(({ imageId, rank }): PhotoText => {
    const note = unseen.find((photo) => photo.rank === rank)?.note;
    return note === undefined
      ? toPhotoText(imageId, checked.get(rank))
      : { imageId, text: "", isTaken: false, note };
  });
}

function promptOf(
  { title, description, tags, materials }: ShopTexts,
  seen: readonly Seen[],
  otherAltTexts: string[],
) {
  const told = description.slice(0, toldDescription);
  return altTextsPrompt.prompt(
    { title, description: told, tags, materials, otherAltTexts },
    seen.map(({ rank }) => rank),
    languageOf({ title, description, tags, materials }),
  );
}

const listed = new Intl.ListFormat("en", { type: "conjunction" });

function toPhotoText(
  imageId: number,
  checked: CheckedText | undefined,
): PhotoText {
  const { text = "", fault = "", unchecked = [] } = checked ?? {};
  if (text === "")
    return {
      imageId,
      text,
      isTaken: false,
      note: `Nothing that can stand was written: ${lowerFirst(fault || "it was left out")}.`,
    };
  const words = unchecked.map((word) => `“${word}”`);
  const note =
    words.length === 0
      ? null
      : `Compare with the photo: your listing doesn’t say ${listed.format(words)}.`;
  return { imageId, text, isTaken: true, note };
}

const lowerFirst = (text: string) =>
  text.slice(0, 1).toLowerCase() + text.slice(1);

/** A few at a time; what can't be fetched or read is named. */
async function seePhotos(userId: number, wanted: readonly Wanted[]) {
  const seen: Seen[] = [];
  const unseen: Unseen[] = [];
  for (let from = 0; from < wanted.length; from += fetchedAtOnce) {
    const part = wanted.slice(from, from + fetchedAtOnce);
    await Promise.all(
      part.map(async (photo) => {
        try {
          const { address } = photo;
          const asked = { address, key: String(userId), side: modelSide };
          seen.push({ ...photo, jpeg: await readEtsyPicture(asked) });
        } catch (error) {
          if (!(error instanceof NoPicture)) throw error;
          unseen.push({ ...photo, note: error.message });
        }
      }),
    );
  }
  return { seen: seen.toSorted((a, b) => a.rank - b.rank), unseen };
}

type Question = {
  text: string;
  check: (written: string, rank: number) => CheckedText;
};

/** By rank. */
async function writeAndRepair(
  userId: number,
  seen: readonly Seen[],
  { text, check }: Question,
) {
  const deadline = aiDeadline();
  const checked = new Map<number, CheckedText>();
  const written = await ask({ userId, seen, text, deadline });
  for (const { rank } of seen) checked.set(rank, check(written(rank), rank));
  const faulty = seen.filter(({ rank }) => checked.get(rank)?.text === "");
  if (faulty.length === 0) return checked;
  const faults = faulty.map(({ rank }) => ({
    photo: rank,
    altText: written(rank),
    reason: checked.get(rank)?.fault ?? "",
  }));
  const repair = altTextsPrompt.repairPrompt(text, faults);
  const again = await ask({
    userId,
    seen: faulty,
    text: repair,
    deadline,
  }).catch(useFirstAnswer);
  for (const { rank } of again === null ? [] : faulty) {
    const better = check(again?.(rank) ?? "", rank);
    if (better.text !== "") checked.set(rank, better);
  }
  return checked;
}

type Asked = {
  userId: number;
  seen: readonly Seen[];
  text: string;
  deadline: AbortSignal;
};

/** What was written for each rank; "" for what was left out. */
async function ask({ userId, seen, text, deadline }: Asked) {
  const images = seen.map(
    ({ rank, jpeg }): ModelImage => ({ label: `Photo ${rank}:`, jpeg }),
  );
  const { system, canary } = altTextsPrompt;
  const response = await callModel(
    {
      system,
      images,
      text,
      schema: answerSchema,
      maxTokens: otherTokens + photoTokens * seen.length,
      payer: { userId },
    },
    deadline,
  );
  const { data } = looseSchema.safeParse(parseJson(safeText(response, canary)));
  if (!data) throw modelFailed("the alt texts are not JSON");
  const texts = new Map(
    data.altTexts.flatMap((entry) => {
      const { data: read } = entrySchema.safeParse(entry);
      return read ? [[read.photo, read.altText] as const] : [];
    }),
  );
  return (rank: number) => texts.get(rank) ?? "";
}
