import { deleteName, favoriteName, renameName } from "@/lib/brand/kit/kit";
import { parseKitId } from "@/lib/brand/kit-id";
import { shopNameChangeSchema } from "@/lib/brand/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

type Params = { id: string };

export const PATCH = userRoute<Params>(async ({ request, params, user }) => {
  const id = parseKitId(params.id);
  await limit("edit", String(user.id), { points: 240, seconds: 60 });
  const change = await readJson(request, shopNameChangeSchema);
  return "spoken" in change
    ? renameName(user.id, id, change.spoken)
    : favoriteName(user.id, id, change.isFavorite);
});

export const DELETE = userRoute<Params>(async ({ params, user }) => {
  await deleteName(user.id, parseKitId(params.id));
  return { message: "Name deleted" };
});
