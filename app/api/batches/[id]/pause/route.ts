import { changeBatch } from "@/lib/batches/batches";
import { userRoute } from "@/lib/http/route";

export const POST = userRoute<{ id: string }>(({ params, user }) =>
  changeBatch(user.id, params.id, "pause"),
);
