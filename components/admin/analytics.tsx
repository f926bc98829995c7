"use client";

import { notFound } from "next/navigation";
import { useEffect } from "react";
import { BudgetAlert } from "@/components/admin/budget-alert";
import { DayPlots } from "@/components/admin/day-plots";
import { JobTable } from "@/components/admin/job-table";
import { ModelTable } from "@/components/admin/model-table";
import { PlanTable } from "@/components/admin/plan-table";
import { StatCards } from "@/components/admin/stat-cards";
import { useFigures } from "@/components/admin/use-figures";
import { useUserList } from "@/components/admin/users/use-user-list";
import { UserList } from "@/components/admin/users/user-list";
import { useUser } from "@/components/site/use-user";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/api-client";

const failedWords = "Failed to fetch analytics data. Please try again.";
const isHidden = (error: unknown) => error instanceof ApiError && error.status === 404;

/** To everyone but an administrator there is no such page. What nobody could tell yet stays blank. */
export function Analytics() {
  const { user, error } = useUser();
  if (user === null || user?.isAdmin === false) notFound();
  if (!user && !error) return <Skeleton className="h-96" />;
  return <AdminView />;
}

function AdminView() {
  const figures = useFigures();
  const users = useUserList();
  const error = figures.error ?? users.error;
  if (isHidden(figures.error) || isHidden(users.error)) notFound();

  useEffect(() => {
    if (error) toast({ title: failedWords, variant: "error" });
  }, [error]);

  return (
    <div className="space-y-10">
      <h1 className="text-4xl sm:text-5xl">Analytics</h1>
      {error && (
        <Alert tone="amber" title="The figures could not be loaded">
          <p>A zero below stands for what could not be read.</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            onClick={() => {
              figures.refresh();
              users.refresh();
            }}
          >
            Try again
          </Button>
        </Alert>
      )}
      {figures.data && <BudgetAlert {...figures.data.modelBudget} />}
      <StatCards summary={users.summary} hasFailed={users.error !== undefined} />
      {figures.data && (
        <>
          <DayPlots days={figures.data.days} />
          <PlanTable plans={figures.data.plans} />
        </>
      )}
      {!figures.data && !error && <Skeleton className="h-96" />}
      <UserList users={users} />
      {figures.data && (
        <>
          <ModelTable rows={figures.data.model} modelBudget={figures.data.modelBudget} />
          <JobTable jobs={figures.data.jobs} />
        </>
      )}
    </div>
  );
}
