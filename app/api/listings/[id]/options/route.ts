import { z } from "zod";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import {
  requireOptions,
  saveOptions,
} from "@/lib/listings/options/save-options";
import {
  type OptionsConflict,
  optionsEditSchema,
} from "@/lib/listings/options/schema";
import { parseListingId } from "@/lib/listings/require-listing";
import { limit } from "@/lib/resilience/rate-limit";

type Params = { id: string };

/**
 * Four hundred combinations of the longest values that Etsy takes, in a script
 * of three bytes a letter.
 */
const maxBytes = 256 * 1024;

export const GET = userRoute<Params>(({ params, user }) =>
  requireOptions(user.id, parseListingId(params.id)),
);

export const PUT = userRoute<Params>(async ({ request, params, user }) => {
  const id = parseListingId(params.id);
  await limit("edit", String(user.id), { points: 240, seconds: 60 });
  const edit = optionsEditSchema.safeParse(
    await readJson(request, z.unknown(), { maxBytes }),
  );
  if (!edit.success) return invalidField(edit.error);
  const { isSaved, options } = await saveOptions(user.id, id, edit.data);
  if (isSaved) return options;
  const message =
    "What buyers choose was changed elsewhere in the meantime. None of your work is lost.";
  return Response.json(
    { code: "conflict", message, current: options } satisfies OptionsConflict,
    { status: 409 },
  );
});

/** With the place of the first thing that is wrong: "questions.0.text". */
function invalidField({ issues: [issue] }: z.ZodError) {
  const field = issue?.path.join(".") ?? "";
  return Response.json(
    {
      code: "invalid_input",
      message: issue?.message ?? "Invalid input",
      field,
    },
    { status: 422 },
  );
}
