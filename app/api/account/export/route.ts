import { exportAccount } from "@/lib/account/export-account";
import { readSessionToken } from "@/lib/auth/cookies";
import { userRoute } from "@/lib/http/route";
import { streamFile } from "@/lib/http/stream-file";
import { nameToken } from "@/lib/settings/name-token";

export const GET = userRoute(async ({ request, user }) => {
  const pieces = await exportAccount(user.id, readSessionToken(request));
  return streamFile({
    fileName: `${nameToken().toLowerCase()}-account.json`,
    type: "application/json; charset=utf-8",
    pieces,
  });
});
