import { exportFunnel } from "@/lib/admin/find-funnel";
import { adminRoute } from "@/lib/http/route";
import { streamFile } from "@/lib/http/stream-file";
import { nameToken } from "@/lib/settings/name-token";

export const GET = adminRoute(() =>
  streamFile({
    type: "text/csv; charset=utf-8",
    fileName: `${nameToken().toLowerCase()}-counts.csv`,
    pieces: exportFunnel(),
  }),
);
