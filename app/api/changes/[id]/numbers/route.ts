import { addNumbers } from "@/lib/changes/changes";
import { typedNumbersSchema } from "@/lib/changes/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

export const POST = userRoute<{ id: string }>(
  async ({ request, params, user }) => {
    await limit("changes", String(user.id), { points: 300, seconds: 3_600 });
    await addNumbers(
      user.id,
      params.id,
      await readJson(request, typedNumbersSchema),
    );
    return new Response(null, { status: 204 });
  },
);
