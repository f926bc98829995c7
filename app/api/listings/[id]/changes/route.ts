import { readListingChanges } from "@/lib/changes/changes";
import { noteChange } from "@/lib/changes/note-change";
import { newChangeSchema } from "@/lib/changes/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { parseListingId } from "@/lib/listings/require-listing";
import { limit } from "@/lib/resilience/rate-limit";

type Params = { id: string };

export const GET = userRoute<Params>(({ params, user }) =>
  readListingChanges(user.id, parseListingId(params.id)),
);

export const POST = userRoute<Params>(async ({ request, params, user }) => {
  const target = { userId: user.id, listingId: parseListingId(params.id) };
  await limit("changes", String(user.id), { points: 300, seconds: 3_600 });
  const { isNew } = await noteChange(
    target,
    await readJson(request, newChangeSchema),
  );
  const changes = await readListingChanges(target.userId, target.listingId);
  return Response.json(changes, { status: isNew ? 201 : 200 });
});
