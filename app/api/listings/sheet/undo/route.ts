import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { sheetUndoSchema } from "@/lib/listings/sheet/schema";
import { readLastEdit, undoSheet } from "@/lib/listings/sheet/undo-sheet";
import { limit } from "@/lib/resilience/rate-limit";

export const GET = userRoute(async ({ user }) => ({
  last: await readLastEdit(user.id),
}));

export const POST = userRoute(async ({ request, user }) => {
  await limit("sheetEdit", String(user.id), { points: 60, seconds: 60 });
  const { edit } = await readJson(request, sheetUndoSchema);
  return undoSheet(user.id, edit);
});
