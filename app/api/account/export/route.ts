import { exportAccount } from "@/lib/account/export-account";
import { readSessionToken } from "@/lib/auth/session-cookie";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute(async ({ request, user }) => {
  const pieces = await exportAccount(user.id, readSessionToken(request));
  const stream = new ReadableStream<string>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="listwright-account.json"',
    },
  });
});
