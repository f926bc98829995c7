import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { parseListingId } from "@/lib/listings/require-listing";
import {
  type TranslationConflict,
  translationEditSchema,
} from "@/lib/listings/translate/schema";
import {
  deleteTranslation,
  parseLanguage,
  saveTranslation,
} from "@/lib/listings/translate/translate-listing";
import { limit } from "@/lib/resilience/rate-limit";

type Params = { id: string; language: string };

export const PATCH = userRoute<Params>(async ({ request, params, user }) => {
  const [id, language] = [
    parseListingId(params.id),
    parseLanguage(params.language),
  ];
  await limit("edit", String(user.id), { points: 240, seconds: 60 });
  const edit = await readJson(request, translationEditSchema);
  const { isSaved, translation } = await saveTranslation(
    user.id,
    id,
    language,
    edit,
  );
  if (isSaved) return translation;
  const message =
    "This translation was changed elsewhere in the meantime. None of your work is lost.";
  return Response.json(
    {
      code: "conflict",
      message,
      current: translation,
    } satisfies TranslationConflict,
    {
      status: 409,
    },
  );
});

export const DELETE = userRoute<Params>(async ({ params, user }) => {
  await deleteTranslation(
    user.id,
    parseListingId(params.id),
    parseLanguage(params.language),
  );
  return { message: "Translation deleted" };
});
