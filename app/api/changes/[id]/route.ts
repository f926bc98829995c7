import { deleteChange } from "@/lib/changes/changes";
import { userRoute } from "@/lib/http/route";

export const DELETE = userRoute<{ id: string }>(async ({ params, user }) => {
  await deleteChange(user.id, params.id);
  return new Response(null, { status: 204 });
});
