import { deleteRun } from "@/lib/brand/kit/kit";
import { parseKitId } from "@/lib/brand/kit-id";
import { userRoute } from "@/lib/http/route";

export const DELETE = userRoute<{ id: string }>(async ({ params, user }) => {
  await deleteRun(user.id, parseKitId(params.id));
  return { message: "Names deleted" };
});
