import { maxSentBytes } from "@/lib/audit/limits";
import { readBody } from "@/lib/http/body";
import { callerOf, keyRoute } from "@/lib/http/key-route";
import { admitAudit } from "@/lib/public-api/checks/admit";
import { auditFile } from "@/lib/public-api/checks/check-listing";

export const POST = keyRoute(
  "check",
  async ({ request, bearer, user, now }) => {
    await admitAudit(user.id);
    return auditFile(
      callerOf(request, bearer),
      await readBody(request, "text/csv", maxSentBytes),
      now,
    );
  },
  { bodyTypes: ["text/csv"] },
);
