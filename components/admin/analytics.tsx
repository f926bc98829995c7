"use client";

import Link from "next/link";
import { notFound } from "next/navigation";
import { useEffect } from "react";
import useSWR from "swr";
import { AdminOnly } from "@/components/admin/admin-only";
import { BillingIssues } from "@/components/admin/billing-issues";
import { DailyCharts } from "@/components/admin/daily-charts";
import { Funnel } from "@/components/admin/funnel";
import { JobTable } from "@/components/admin/job-table";
import {
  BudgetAlert,
  ModelUsage,
  SampleWriterAlert,
} from "@/components/admin/model-usage";
import { PlanTable } from "@/components/admin/plan-table";
import { ReleaseNotes } from "@/components/admin/release-notes";
import { ServiceFaultAlert } from "@/components/admin/service-fault-alert";
import { UserList, useUserList } from "@/components/admin/users/user-list";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import type { Metrics, UserSummary } from "@/lib/admin/schema";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import { installation } from "@/lib/settings/installation";
import { paidTiers, plans } from "@/lib/settings/plans";

const failureMessage = "Failed to fetch analytics data. Please try again.";
const isHidden = (error: unknown) =>
  error instanceof ApiError && error.code === "not_found";

export function Analytics({ children }: { children?: React.ReactNode }) {
  return (
    <AdminOnly>
      <AdminView>{children}</AdminView>
    </AdminOnly>
  );
}

/** `children` stand above the users. */
function AdminView({ children }: { children: React.ReactNode }) {
  const metrics = useMetrics();
  const users = useUserList();
  const error = metrics.error ?? users.error;
  if (isHidden(metrics.error) || isHidden(users.error)) notFound();

  useEffect(() => {
    if (error) toast({ title: failureMessage, variant: "error" });
  }, [error]);

  return (
    <div className="space-y-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="text-4xl sm:text-5xl">Analytics</h1>
        <Link
          href="/analytics/log"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          What administrators did
        </Link>
      </div>
      {error && (
        <Alert variant="warning" title="Metrics could not be loaded">
          <p>Values that could not be loaded are shown as 0.</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            onClick={() => {
              metrics.refresh();
              users.refresh();
            }}
          >
            Try again
          </Button>
        </Alert>
      )}
      {metrics.data?.serviceFaults?.map((fault) => (
        <ServiceFaultAlert key={fault.service} {...fault} />
      ))}
      {metrics.data?.hasSampleWriter && <SampleWriterAlert />}
      {metrics.data && <BudgetAlert {...metrics.data.modelBudget} />}
      <StatCards
        summary={users.summary}
        hasFailed={users.error !== undefined}
      />
      {metrics.data && (
        <>
          <DailyCharts days={metrics.data.days} />
          {metrics.data.funnel && <Funnel funnel={metrics.data.funnel} />}
          {metrics.data.plans && <PlanTable plans={metrics.data.plans} />}
        </>
      )}
      {!metrics.data && !error && <Skeleton className="h-96" />}
      {children}
      <UserList users={users} />
      {metrics.data && (
        <>
          {installation().hasBilling && (
            <BillingIssues issues={metrics.data.billingIssues ?? []} />
          )}
          <ModelUsage
            rows={metrics.data.model}
            modelBudget={metrics.data.modelBudget}
          />
          <JobTable jobs={metrics.data.jobs} />
          {metrics.data.release && <ReleaseNotes {...metrics.data.release} />}
        </>
      )}
    </div>
  );
}

function useMetrics() {
  const { data, error, mutate } = useSWR<Metrics, Error>(
    "/admin/api/metrics",
    (path: string) => api<Metrics>("GET", path),
  );
  return { data, error, refresh: () => void mutate() };
}

const paidPlans = new Intl.ListFormat("en", { type: "disjunction" }).format(
  paidTiers.map((tier) => plans[tier].name),
);

const cards: { key: keyof UserSummary; label: string; note: string }[] = [
  { key: "totalUsers", label: "Users", note: "total accounts" },
  {
    key: "activeUsers",
    label: "Active",
    note: "signed in or generated in the last 30 days",
  },
  {
    key: "paidUsers",
    label: "Paid",
    note: `on ${paidPlans}, excluding trials`,
  },
];

const shownCards = () =>
  cards.filter(({ key }) => installation().hasBilling || key !== "paidUsers");

const number = new Intl.NumberFormat();

/** Zeros when the metrics could not be loaded. */
function StatCards({
  summary,
  hasFailed,
}: {
  summary: UserSummary | undefined;
  hasFailed: boolean;
}) {
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {shownCards().map(({ key, label, note }) => (
        <Card key={key} className="flex flex-col">
          <dt className="font-semibold">{label}</dt>
          <dd className="order-first font-serif text-5xl tabular-nums">
            {summary || hasFailed ? (
              number.format(summary?.[key] ?? 0)
            ) : (
              <Skeleton className="h-12 w-24" />
            )}
          </dd>
          <dd className="text-muted-foreground text-sm">{note}</dd>
        </Card>
      ))}
    </dl>
  );
}
