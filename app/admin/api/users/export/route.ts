import { exportUsers } from "@/lib/admin/users/list-users";
import { adminRoute } from "@/lib/http/route";
import { streamFile } from "@/lib/http/stream-file";
import { nameToken } from "@/lib/settings/name-token";

export const GET = adminRoute(async ({ user }) =>
  streamFile({
    type: "text/csv; charset=utf-8",
    fileName: `${nameToken().toLowerCase()}-users.csv`,
    pieces: await exportUsers(user.id, new Date()),
  }),
);
