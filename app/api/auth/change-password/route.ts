import { changePassword } from "@/lib/auth/change-password";
import { readSessionToken, sessionCookie } from "@/lib/auth/cookies";
import { changePasswordSchema } from "@/lib/auth/schema";
import { describeDevice } from "@/lib/auth/sessions/start-session";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";

export const POST = userRoute(
  async ({ request, user }) => {
    const change = await readJson(request, changePasswordSchema);
    const here = {
      device: describeDevice(request.headers.get("user-agent")),
      token: readSessionToken(request),
    };
    const session = await changePassword(user, change, here);
    const message = "Your password is changed. Other devices are signed out.";
    return Response.json(
      { message },
      { headers: { "Set-Cookie": sessionCookie(session) } },
    );
  },
  { stepUp: "with_factor" },
);
