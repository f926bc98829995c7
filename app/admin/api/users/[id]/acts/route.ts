import { z } from "zod";
import { actOnUser } from "@/lib/admin/acts/act-on-user";
import { parseUserId } from "@/lib/admin/detail/find-user";
import { readJson } from "@/lib/http/body";
import { pageOf } from "@/lib/http/page-of";
import { adminRoute } from "@/lib/http/route";
import { findIdempotencyKey } from "@/lib/public-api/idempotency";

export const POST = adminRoute<{ id: string }>(
  ({ request, params, user }) => {
    const call = {
      adminId: user.id,
      subjectId: parseUserId(params.id),
      page: pageOf(request),
      requestKey: findIdempotencyKey(request),
    };
    return actOnUser(call, () => readJson(request, z.unknown()), new Date());
  },
  { stepUp: "with_factor" },
);
