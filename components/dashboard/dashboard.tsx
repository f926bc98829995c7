"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { AccountSection } from "@/components/dashboard/account-section";
import { QuickActions } from "@/components/dashboard/quick-actions";
import { RefreshButton } from "@/components/dashboard/refresh-button";
import { SignOutButton } from "@/components/dashboard/sign-out-button";
import { UsageCard } from "@/components/dashboard/usage-card";
import { usePolling } from "@/components/dashboard/use-polling";
import { Logo } from "@/components/site/logo";
import { useUser } from "@/components/site/use-user";
import { Alert } from "@/components/ui/alert";
import { Skeleton } from "@/components/ui/skeleton";
import { TooltipArea } from "@/components/ui/tooltip";

const pollInterval = 10_000;

export function Dashboard() {
  const router = useRouter();
  const { user, error: userError, refresh: refreshUser } = useUser();
  const { status, error: statusError, refresh: refreshStatus } = useSubscriptionStatus();
  const problem = userError ?? statusError;

  async function refresh() {
    await Promise.allSettled([refreshUser(), refreshStatus()]);
  }
  usePolling(refresh, pollInterval);

  useEffect(() => {
    if (user === null) router.replace("/signin");
  }, [user, router]);

  return (
    <div className="mx-auto w-full max-w-4xl px-4 pt-4 pb-20 sm:px-5">
      <div className="flex items-center justify-between gap-3">
        <Logo />
        <TooltipArea>
          <div className="flex gap-1">
            <RefreshButton onRefresh={refresh} />
            <SignOutButton />
          </div>
        </TooltipArea>
      </div>
      <h1 className="mt-8 text-3xl sm:text-4xl">Dashboard</h1>
      <p className="mt-1 min-h-7 break-words text-lg text-muted">{user && <>Welcome, {user.email}</>}</p>
      {problem && (
        <Alert tone="amber" title="We can't reach your account right now" className="mt-5">
          {status ? "What you see is what we last knew. We keep trying." : "Nothing is lost. We keep trying."}
        </Alert>
      )}
      <div className="mt-6 grid items-start gap-5 md:grid-cols-[1.6fr_1fr]">
        {status ? <UsageCard status={status} user={user} /> : <Skeleton className="h-80" />}
        <QuickActions />
      </div>
      {user && <AccountSection />}
    </div>
  );
}
