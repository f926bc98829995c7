import { requireSessionId } from "@/lib/auth/current-user";
import { addOwnPasskey } from "@/lib/auth/factors/own-factors";
import { newPasskeySchema } from "@/lib/auth/factors/schema";
import { describeDevice } from "@/lib/auth/sessions/start-session";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";

export const POST = userRoute(
  async ({ request, user }) => {
    const { name, response } = await readJson(request, newPasskeySchema);
    const added = await addOwnPasskey(user.id, {
      sid: requireSessionId(request),
      name: name ?? describeDevice(request.headers.get("user-agent")),
      response,
    });
    return Response.json(added, { status: 201 });
  },
  { stepUp: "always" },
);
