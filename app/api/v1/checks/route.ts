import { readJson } from "@/lib/http/body";
import { openKeyRoute } from "@/lib/http/key-route";
import { checkText } from "@/lib/public-api/check-text";
import { checkRequestSchema } from "@/lib/public-api/schemas";

export const POST = openKeyRoute("check", async ({ request }) =>
  checkText(await readJson(request, checkRequestSchema)),
);
