"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense, useEffect } from "react";
import { AccountStatus } from "@/components/account/account-status";
import { EtsyNotice } from "@/components/account/etsy-notice";
import { QuickActions } from "@/components/account/quick-actions";
import {
  RecentListings,
  useRecentListings,
} from "@/components/account/recent-listings";
import { UpgradeNotice } from "@/components/account/upgrade-notice";
import { UsageCard } from "@/components/account/usage-card";
import { useSubscriptionStatus } from "@/components/billing";
import { Logo, leave, type SignedInUser, useUser } from "@/components/site";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/form";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { leaving, useAction } from "@/components/ui/use-action";
import { usePolling } from "@/components/ui/use-polling";
import { useWaiting, WhatWaits } from "@/components/workspace";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import { byBilling, installation } from "@/lib/settings/installation";
import { plans } from "@/lib/settings/plans";

/** Milliseconds. */
const pollInterval = 10_000;

const RefreshPlaceholder = () => (
  <Button variant="ghost" size="sm" disabled>
    Refresh
  </Button>
);

/**
 * Its tooltip is larger than the rest of the page's scripts, and the page
 * refreshes by itself without the button.
 */
const RefreshButton = lazy(() =>
  import("@/components/account/refresh-button").then(
    (file) => ({ default: file.RefreshButton }),
    () => ({ default: RefreshPlaceholder }),
  ),
);

/** What the page shows, as far as it is loaded. */
function useAccount() {
  const { user, error: userError, refresh: refreshUser } = useUser();
  const {
    status,
    error: statusError,
    refresh: refreshStatus,
  } = useSubscriptionStatus();
  const {
    listings,
    error: listingsError,
    refresh: refreshListings,
  } = useRecentListings();
  const { isLoading, refresh: refreshWaiting } = useWaiting();
  const problem = userError ?? statusError ?? listingsError;
  const isLoaded = status !== undefined && listings !== undefined && !isLoading;

  async function refresh() {
    await Promise.allSettled([
      refreshUser(),
      refreshStatus(),
      refreshListings(),
    ]);
  }
  return {
    user,
    status,
    listings,
    listingsError,
    problem,
    isNew: listings?.length === 0 && status?.listingsThisMonth === 0,
    /** Known, or not to be known now. */
    isSettled: isLoaded || problem !== undefined,
    refresh,
    refreshWaiting,
  };
}

export function Dashboard() {
  const router = useRouter();
  const isHydrated = useHydrated();
  const account = useAccount();
  const { user, status, listings, problem, isNew, isSettled, refresh } =
    account;
  usePolling(refresh, pollInterval);

  useEffect(() => {
    if (user === null) router.replace("/signin");
  }, [user, router]);

  return (
    <div className="mx-auto w-full max-w-4xl px-(--gutter) pt-4 pb-20">
      <div className="flex items-center justify-between gap-3">
        <Logo />
        <fieldset disabled={!isHydrated} className="flex gap-1">
          <Suspense fallback={<RefreshPlaceholder />}>
            <RefreshButton
              onRefresh={() =>
                Promise.all([refresh(), account.refreshWaiting()])
              }
            />
          </Suspense>
          <SignOutButton />
        </fieldset>
      </div>
      <h1 className="mt-8 text-3xl sm:text-4xl">Dashboard</h1>
      <Welcome user={user} status={status} />
      <EtsyNotice />
      <UpgradeNotice status={status} />
      {problem && (
        <Alert
          variant="warning"
          title="We can't reach your account right now"
          className="mt-5"
        >
          {status
            ? "This page shows the last data we loaded. We keep trying."
            : "Nothing is lost. We keep trying."}
        </Alert>
      )}
      {/* A new seller's steps come first and push the rest down, so that
          nothing stands there before. */}
      {!isSettled && <Skeleton className="mt-6 h-dvh" />}
      {isSettled && isNew && <WhatWaits isLeading />}
      {isSettled && (
        <div className="mt-6 grid items-start gap-5 md:grid-cols-[1.6fr_1fr]">
          {status ? (
            <UsageCard status={status} />
          ) : (
            <Skeleton className="h-80" />
          )}
          <QuickActions isLeading={!isNew && status?.listingsRemaining !== 0} />
        </div>
      )}
      {isSettled && !isNew && <WhatWaits />}
      {isSettled && (listings || !account.listingsError) && (
        <RecentListings listings={listings} />
      )}
      {isSettled && user && <AccountStatus user={user} />}
    </div>
  );
}

const day = new Intl.DateTimeFormat(undefined, {
  day: "numeric",
  month: "long",
});

type WelcomeProps = {
  user: SignedInUser | null | undefined;
  status: SubscriptionStatus | undefined;
};

function planText({
  subscriptionTier,
  isInTrial,
  trialExpiresAt,
}: SubscriptionStatus) {
  const { name } = plans[subscriptionTier];
  if (isInTrial && trialExpiresAt)
    return `${name} trial, ends ${day.format(new Date(trialExpiresAt))}.`;
  return `You are on ${name}.`;
}

/**
 * The user and the plan. Has a fixed height, so that nothing moves when they
 * load.
 */
function Welcome({ user, status }: WelcomeProps) {
  const { hasBilling } = installation();
  return (
    <div
      className={byBilling(
        "mt-1 min-h-23 text-lg text-muted-foreground sm:min-h-14",
        "mt-1 min-h-16 text-lg text-muted-foreground sm:min-h-7",
      )}
    >
      <p className="break-words">{user && `Welcome, ${user.email}`}</p>
      {hasBilling && <p>{user && status && planText(status)}</p>}
    </div>
  );
}

/** Ends this session; the dashboard then redirects to the sign-in page. */
function SignOutButton() {
  const { isPending, run } = useAction(
    async () => {
      await api("POST", "/api/auth/signout");
      await leave();
      return leaving;
    },
    async (error) => {
      if (error instanceof ApiError && error.code === "unauthenticated") {
        await leave();
        return leaving;
      }
      return toast({
        title: "Failed to sign out. Please try again.",
        variant: "error",
      });
    },
  );

  return (
    <Button variant="secondary" size="sm" onClick={run} disabled={isPending}>
      Sign Out
    </Button>
  );
}
