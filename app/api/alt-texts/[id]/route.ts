import { removeAltTexts } from "@/lib/alt-texts/alt-texts";
import { editAltTexts } from "@/lib/alt-texts/review-alt-texts";
import {
  type AltTextConflict,
  editAltTextsSchema,
} from "@/lib/alt-texts/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";

export const PATCH = userRoute<{ id: string }>(
  async ({ request, params, user }) => {
    const edit = await readJson(request, editAltTextsSchema);
    const { isSaved, stored } = await editAltTexts(user.id, params.id, edit);
    if (isSaved) return stored;
    const message =
      "These texts were changed in another window. None of yours is lost.";
    return Response.json(
      { code: "conflict", message, current: stored } satisfies AltTextConflict,
      { status: 409 },
    );
  },
);

export const DELETE = userRoute<{ id: string }>(async ({ params, user }) => {
  await removeAltTexts(user.id, params.id);
  return new Response(null, { status: 204 });
});
