import { parseKitId } from "@/lib/brand/kit-id";
import { deleteLogo, renameLogo } from "@/lib/brand/logos/logos";
import { logoChangeSchema } from "@/lib/brand/schema";
import { answerLogo } from "@/lib/http/answer-logo";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

type Params = { id: string };

export const GET = userRoute<Params>(({ request, params, user }) => {
  return answerLogo(request, {
    userId: user.id,
    id: parseKitId(params.id),
    format: "svg",
    isDownload: false,
  });
});

export const PATCH = userRoute<Params>(async ({ request, params, user }) => {
  const id = parseKitId(params.id);
  await limit("edit", String(user.id), { points: 240, seconds: 60 });
  const { label } = await readJson(request, logoChangeSchema);
  return renameLogo(user.id, id, label);
});

export const DELETE = userRoute<Params>(async ({ params, user }) => {
  await deleteLogo(user.id, parseKitId(params.id));
  return { message: "Logo deleted" };
});
