import "server-only";
import type { UserSummary } from "@/lib/admin/schema";
import { countKinds } from "@/lib/admin/users/data";
import type { Tier } from "@/lib/billing/plans";

export type UserCounts = { summary: UserSummary; plans: Record<Tier | "trial", number> };

export async function countUsers(now: Date): Promise<UserCounts> {
  const kinds = await countKinds(now);
  const of = (kind: string) => kinds.get(kind) ?? 0;
  const totalUsers = of("sign_up") - of("account_deleted");
  const [trial, standard, pro] = [of("trial"), of("standard"), of("pro")];
  return {
    summary: { totalUsers, activeUsers: of("active"), paidUsers: standard + pro },
    plans: { free: totalUsers - trial - standard - pro, trial, standard, pro },
  };
}
