import { checkResetToken } from "@/lib/auth/reset-password";
import { tokenOnlySchema } from "@/lib/auth/schema";
import { AppError } from "@/lib/errors";
import { readJson } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute(async ({ request }) => {
  const { token } = await readJson(request, tokenOnlySchema, { status: 400 });
  try {
    await checkResetToken({ token, ipAddress: clientIp(request) });
    return { valid: true };
  } catch (error) {
    if (!(error instanceof AppError && error.code === "invalid_token"))
      throw error;
    const { code, message, status } = error;
    return Response.json({ valid: false, code, message }, { status });
  }
});
