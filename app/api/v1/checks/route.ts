import { largeJson, readJson } from "@/lib/http/body";
import { callerOf, openKeyRoute } from "@/lib/http/key-route";
import { checkRequestSchema } from "@/lib/public-api/check-schema";
import { requireOpenSize } from "@/lib/public-api/checks/admit";
import { checkListing } from "@/lib/public-api/checks/check-listing";

export const POST = openKeyRoute("check", async ({ request, bearer }) => {
  const listing = await readJson(request, checkRequestSchema, largeJson);
  if (!bearer) requireOpenSize([listing]);
  return checkListing(callerOf(request, bearer), listing);
});
