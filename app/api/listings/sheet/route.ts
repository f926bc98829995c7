import { largeJson, parseInput, readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { readSheet } from "@/lib/listings/sheet/read-sheet";
import { saveSheet } from "@/lib/listings/sheet/save-sheet";
import { sheetQuerySchema, sheetSaveSchema } from "@/lib/listings/sheet/schema";
import { limit } from "@/lib/resilience/rate-limit";

export const GET = userRoute(async ({ request, user }) => {
  await limit("sheet", String(user.id), { points: 60, seconds: 60 });
  const asked = new URL(request.url).searchParams;
  const { ids } = parseInput(sheetQuerySchema, Object.fromEntries(asked));
  return { rows: await readSheet(user.id, ids) };
});

export const POST = userRoute(async ({ request, user }) => {
  await limit("sheetEdit", String(user.id), { points: 60, seconds: 60 });
  const save = await readJson(request, sheetSaveSchema, largeJson);
  return saveSheet(user.id, save);
});
