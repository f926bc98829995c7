import { checkRequestSchema } from "@/lib/public-api/check-schema";
import { checkText } from "@/lib/public-api/check-text";

/**
 * A check as the shortest route would answer it: without keys, limits, headers
 * of ours or problems.
 */
export async function POST(request: Request) {
  return Response.json(
    checkText(checkRequestSchema.parse(await request.json())),
  );
}
