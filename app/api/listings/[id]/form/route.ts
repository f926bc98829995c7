import { userRoute } from "@/lib/http/route";
import { copyForm } from "@/lib/listings/history/copy-form";
import { parseListingId } from "@/lib/listings/history/parse-listing-id";

export const GET = userRoute<{ id: string }>(({ params, user }) => copyForm(user.id, parseListingId(params.id)));
