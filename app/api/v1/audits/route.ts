import { maxSentBytes } from "@/lib/audit/limits";
import { readBody } from "@/lib/http/body";
import { keyRoute } from "@/lib/http/key-route";
import { admitAudit, auditFile } from "@/lib/public-api/audit-file";

export const POST = keyRoute(
  "check",
  async ({ request, user, now }) => {
    await admitAudit(user.id);
    return auditFile(user.id, await readBody(request, "text/csv", maxSentBytes), now);
  },
  { bodyTypes: ["text/csv"] },
);
