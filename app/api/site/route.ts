import { env } from "@/lib/env";
import { publicRoute } from "@/lib/http/route";

/**
 * What the prerendered pages can't know, as they are built without settings.
 */
export const GET = publicRoute(async () => ({
  contactEmail: env().CONTACT_EMAIL ?? null,
}));
