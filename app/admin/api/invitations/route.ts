import { invite, listOpenInvitations } from "@/lib/admin/invitations";
import { inviteSchema } from "@/lib/admin/schema";
import { readJson } from "@/lib/http/body";
import { adminRoute } from "@/lib/http/route";

export const GET = adminRoute(async () => ({
  data: await listOpenInvitations(new Date()),
}));

export const POST = adminRoute(async ({ request, user }) => {
  const { email } = await readJson(request, inviteSchema);
  const id = await invite(user.id, email, new Date());
  return Response.json({ id, email }, { status: 201 });
});
