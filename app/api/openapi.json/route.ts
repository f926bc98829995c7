import { env } from "@/lib/env";
import { publicRoute } from "@/lib/http/route";
import { createDocument } from "@/lib/public-api/openapi";

/** Anyone may read it, also pages of others that show it. */
export const GET = publicRoute(() =>
  Response.json(createDocument(env().APP_URL), {
    headers: { "Cache-Control": "public, max-age=300", "Access-Control-Allow-Origin": "*" },
  }),
);
