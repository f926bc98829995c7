import { env } from "@/lib/env";
import { publicDocument } from "@/lib/http/public-document";
import { publicRoute } from "@/lib/http/route";
import { createDocument } from "@/lib/public-api/create-document";

/** Anyone may read it, also pages of others that show it. */
export const GET = publicRoute(() =>
  publicDocument(createDocument(env().APP_URL)),
);
