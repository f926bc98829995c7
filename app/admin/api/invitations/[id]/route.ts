import { withdrawInvitation } from "@/lib/admin/invitations";
import { invitationIdSchema } from "@/lib/admin/schema";
import { AppError } from "@/lib/errors";
import { adminRoute } from "@/lib/http/route";

export const DELETE = adminRoute<{ id: string }>(async ({ params, user }) => {
  const id = invitationIdSchema.safeParse(params.id);
  if (!id.success) throw new AppError("not_found", "Invitation not found.");
  await withdrawInvitation(user.id, id.data);
  return { message: "The invitation is withdrawn." };
});
