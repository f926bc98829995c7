import { sessionIdSchema } from "@/lib/auth/schema";
import { endOwnSession } from "@/lib/auth/sessions/own-sessions";
import { AppError } from "@/lib/errors";
import { userRoute } from "@/lib/http/route";

export const DELETE = userRoute<{ id: string }>(async ({ user, params }) => {
  const id = sessionIdSchema.safeParse(params.id);
  if (!id.success) throw new AppError("not_found", "Session not found.");
  await endOwnSession(user.id, id.data);
  return { message: "That device is signed out." };
});
