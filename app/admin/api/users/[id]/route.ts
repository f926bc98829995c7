import { findUser } from "@/lib/admin/detail/find-user";
import { parseUserId } from "@/lib/admin/detail/parse-user-id";
import { adminRoute } from "@/lib/http/route";

export const GET = adminRoute<{ id: string }>(({ params, user }) =>
  findUser(user.id, parseUserId(params.id), new Date()),
);
