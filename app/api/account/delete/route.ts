import { deleteAccount } from "@/lib/account/delete-account";
import { clearedSessionCookie } from "@/lib/auth/cookies";
import { confirmPasswordSchema } from "@/lib/auth/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";

export const POST = userRoute(
  async ({ request, user }) => {
    const { password } = await readJson(request, confirmPasswordSchema);
    await deleteAccount(user.id, password);
    const message = "Your account and everything in it is deleted.";
    return Response.json(
      { message },
      { headers: { "Set-Cookie": clearedSessionCookie() } },
    );
  },
  { stepUp: "with_factor" },
);
