import type { SignedInUser } from "@/components/site/use-user";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { plans } from "@/lib/billing/plans";

const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "long" });

type WelcomeProps = { user: SignedInUser | null | undefined; status: SubscriptionStatus | undefined };

function standing({ subscriptionTier, isInTrial, trialExpiresAt }: SubscriptionStatus) {
  const { name } = plans[subscriptionTier];
  if (isInTrial && trialExpiresAt) return `You try ${name} until ${day.format(new Date(trialExpiresAt))}.`;
  return `You are on ${name}.`;
}

/** Who is here, and on which plan. Keeps its height while nobody knows. */
export function Welcome({ user, status }: WelcomeProps) {
  return (
    <div className="mt-1 min-h-14 text-lg text-muted">
      <p className="break-words">{user && <>Welcome, {user.email}</>}</p>
      <p>{user && status && standing(status)}</p>
    </div>
  );
}
