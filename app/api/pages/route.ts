import { revalidatePath } from "next/cache";
import { AppError } from "@/lib/errors";
import { publicRoute } from "@/lib/http/route";

const shared = globalThis as { pagesKey?: string };

/**
 * Forgets every prerendered page, for the server that renders them with its
 * settings. Nobody else has the key, which lasts as long as a start.
 */
export const POST = publicRoute(
  ({ request }) => {
    const key = request.headers.get("x-pages-key");
    if (key === null || key !== shared.pagesKey)
      throw new AppError("not_found", "Endpoint not found.");
    revalidatePath("/", "layout");
    return { ok: true };
  },
  { crossSite: true },
);
