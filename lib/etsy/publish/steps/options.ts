import "server-only";
import { z } from "zod";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import { itemsOf } from "@/lib/etsy/api/items";
import type { SentListing } from "@/lib/etsy/listing/sent-listing";
import { unescapeText } from "@/lib/etsy/listing/unescape-text";
import type { Publication } from "@/lib/etsy/publish/publication-data";
import { PublicationStop } from "@/lib/etsy/publish/publication-stop";
import {
  inventoryAnswer,
  inventoryOf,
  isSameInventory,
} from "@/lib/etsy/publish/steps/inventory";

type Made = Publication & { etsyListingId: bigint };

const personalizationAnswer = z.object({
  personalization_questions: itemsOf(
    "question",
    z.object({ question_text: z.string() }),
  ),
});

const readInventory = (etsyListingId: bigint, accessToken: string) =>
  callEtsy({
    path: `/listings/${etsyListingId}/inventory`,
    accessToken,
    answer: inventoryAnswer,
  });

/** Writes all combinations at once. Written twice they are the same. */
export async function writeInventory(
  { etsyListingId, sent, choices }: Made,
  accessToken: string,
) {
  if (sent.variations === null) return;
  const json = inventoryOf(
    sent.variations,
    await readInventory(etsyListingId, accessToken),
    choices,
  );
  const path = `/listings/${etsyListingId}/inventory`;
  await callEtsy({
    method: "PUT",
    path,
    body: { json },
    accessToken,
    answer: inventoryAnswer,
  });
}

/** Puts these questions in place of all that the draft has. */
export async function writePersonalization(
  { etsyShopId, etsyListingId, sent }: Made,
  accessToken: string,
) {
  if (sent.questions.length === 0) return;
  const path = `/shops/${etsyShopId}/listings/${etsyListingId}/personalization`;
  const query = { supports_multiple_personalization_questions: "true" };
  const json = { personalization_questions: sent.questions.map(questionOf) };
  await callEtsy({
    method: "POST",
    path,
    query,
    body: { json },
    accessToken,
    answer: personalizationAnswer,
  });
}

/** Only what the kind of question has: Etsy refuses the rest. */
function questionOf({
  text,
  instructions,
  kind,
  isRequired,
  maxCharacters,
  options,
}: SentListing["questions"][number]) {
  return {
    question_text: text,
    question_type: kind,
    required: isRequired,
    ...(kind === "text_input" && instructions !== "" && { instructions }),
    ...(kind === "text_input" && { max_allowed_characters: maxCharacters }),
    ...(kind === "dropdown" && {
      options: options.map((label) => ({ label })),
    }),
  };
}

/** Stops where Etsy has other combinations or questions than were sent. */
export async function compareOptions(
  { etsyListingId, sent, choices }: Made,
  accessToken: string,
) {
  if (sent.variations !== null) {
    const found = await readInventory(etsyListingId, accessToken);
    if (!isSameInventory(inventoryOf(sent.variations, found, choices), found)) {
      const message =
        "The draft's variations on Etsy are not those that were sent. Please check them there.";
      throw new PublicationStop("refused", { message, field: "variations" });
    }
  }
  if (sent.questions.length === 0) return;
  const path = `/listings/${etsyListingId}/personalization`;
  const { personalization_questions: found } = await callEtsy({
    path,
    accessToken,
    answer: personalizationAnswer,
  });
  const texts = found.map(({ question_text: text }) => unescapeText(text));
  if (texts.join("\n") === sent.questions.map(({ text }) => text).join("\n"))
    return;
  const message =
    "The draft's personalization on Etsy is not what was sent. Please check it there.";
  throw new PublicationStop("refused", { message, field: "personalization" });
}
