import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { readOptions } from "@/lib/listings/options/read-options";
import { readOptionsSchema } from "@/lib/listings/options/schema";
import { parseListingId } from "@/lib/listings/require-listing";

export const POST = userRoute<{ id: string }>(
  async ({ request, params, user }) => {
    const id = parseListingId(params.id);
    const { sentence } = await readJson(request, readOptionsSchema);
    return readOptions(user.id, id, sentence);
  },
);
