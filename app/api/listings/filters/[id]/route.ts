import { userRoute } from "@/lib/http/route";
import { deleteFilter } from "@/lib/listings/saved-filters/saved-filters";

export const DELETE = userRoute<{ id: string }>(async ({ params, user }) => {
  await deleteFilter(user.id, params.id);
  return new Response(null, { status: 204 });
});
