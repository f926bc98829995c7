import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { streamFile } from "@/lib/http/stream-file";
import { exportListings } from "@/lib/listings/export-listings";
import { exportSchema } from "@/lib/listings/history/schema";

export const POST = userRoute(async ({ request, user }) => {
  const { ids, format } = await readJson(request, exportSchema);
  return streamFile(await exportListings(user.id, ids, format));
});
