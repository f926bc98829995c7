import type { Act } from "@/lib/account/schema";

/** As an administrator's button says it. */
export const actNames: Record<Act, string> = {
  suspend: "Suspend",
  restore: "Restore",
  resend_confirmation: "Resend the confirmation",
  reset_password: "Mail a link for a new password",
  grant_listings: "Grant listings",
  end_trial: "End the trial",
  delete: "Delete",
};
