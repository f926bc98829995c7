import "server-only";
import { listTroubles } from "@/lib/billing/convergence/data";

/** What an administrator has to look at, the oldest first, at most 500. `email` is null for nobody's customer. */
export async function listBillingTroubles() {
  const rows = await listTroubles();
  return rows.map(({ since, ...trouble }) => ({ ...trouble, since: since.toISOString() }));
}
