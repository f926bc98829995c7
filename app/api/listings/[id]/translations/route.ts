import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { parseListingId } from "@/lib/listings/require-listing";
import { translationRequestSchema } from "@/lib/listings/translate/schema";
import {
  listOwnTranslations,
  translateListing,
} from "@/lib/listings/translate/translate-listing";

type Params = { id: string };

export const GET = userRoute<Params>(({ params, user }) =>
  listOwnTranslations(user.id, parseListingId(params.id)),
);

export const POST = userRoute<Params>(async ({ request, params, user }) => {
  const id = parseListingId(params.id);
  const { language } = await readJson(request, translationRequestSchema);
  return translateListing(user.id, id, language);
});
