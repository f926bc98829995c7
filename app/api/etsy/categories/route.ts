import { AppError } from "@/lib/errors";
import { findCategories } from "@/lib/etsy/categories/categories";
import { categoryQuerySchema } from "@/lib/etsy/categories/schema";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute(({ request }) => {
  const query = categoryQuerySchema.safeParse({
    q: new URL(request.url).searchParams.get("q") ?? "",
  });
  if (!query.success)
    throw new AppError("invalid_input", "Please search with fewer words.");
  return findCategories(query.data.q);
});
