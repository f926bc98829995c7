import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { rewriteField } from "@/lib/listings/edit/rewrite-field";
import { rewriteRequestSchema } from "@/lib/listings/edit/schema";
import { parseListingId } from "@/lib/listings/require-listing";

export const POST = userRoute<{ id: string }>(
  async ({ request, params, user }) => {
    const id = parseListingId(params.id);
    return rewriteField(
      user.id,
      id,
      await readJson(request, rewriteRequestSchema),
    );
  },
);
