import { findUser, parseUserId } from "@/lib/admin/detail/find-user";
import { adminRoute } from "@/lib/http/route";

export const GET = adminRoute<{ id: string }>(({ params, user }) =>
  findUser(user.id, parseUserId(params.id), new Date()),
);
