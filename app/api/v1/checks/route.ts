import { largeJson, readJson } from "@/lib/http/body";
import { openKeyRoute } from "@/lib/http/key-route";
import { checkRequestSchema } from "@/lib/public-api/check-schema";
import { checkText } from "@/lib/public-api/check-text";

export const POST = openKeyRoute("check", async ({ request }) =>
  checkText(await readJson(request, checkRequestSchema, largeJson)),
);
