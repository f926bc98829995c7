"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { AccountSection } from "@/components/dashboard/account/account-section";
import { FirstRun } from "@/components/dashboard/first-run";
import { QuickActions } from "@/components/dashboard/quick-actions";
import { RecentListings } from "@/components/dashboard/recent-listings";
import { RefreshButton } from "@/components/dashboard/refresh-button";
import { SignOutButton } from "@/components/dashboard/sign-out-button";
import { UsageCard } from "@/components/dashboard/usage-card";
import { usePolling } from "@/components/dashboard/use-polling";
import { useRecentListings } from "@/components/dashboard/use-recent-listings";
import { Welcome } from "@/components/dashboard/welcome";
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
  const { listings, error: listingsError, refresh: refreshListings } = useRecentListings();
  const problem = userError ?? statusError ?? listingsError;
  const isNew = listings?.length === 0 && status?.listingsThisMonth === 0;

  async function refresh() {
    await Promise.allSettled([refreshUser(), refreshStatus(), refreshListings()]);
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
      <Welcome user={user} status={status} />
      {problem && (
        <Alert tone="amber" title="We can't reach your account right now" className="mt-5">
          {status ? "What you see is what we last knew. We keep trying." : "Nothing is lost. We keep trying."}
        </Alert>
      )}
      {isNew && <FirstRun />}
      <div className="mt-6 grid items-start gap-5 md:grid-cols-[1.6fr_1fr]">
        {status ? <UsageCard status={status} user={user} /> : <Skeleton className="h-80" />}
        <QuickActions isLeading={!isNew && status?.listingsRemaining !== 0} />
      </div>
      {(listings || !listingsError) && <RecentListings listings={listings} />}
      {user && <AccountSection />}
    </div>
  );
}
