import { findFigures } from "@/lib/admin/figures/find-figures";
import { adminRoute } from "@/lib/http/route";

export const GET = adminRoute(() => findFigures(new Date()));
