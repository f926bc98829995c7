"use client";

import { useSearchParams } from "next/navigation";
import { lazy, Suspense } from "react";
import { useUser } from "@/components/site/use-user";

const PlanToGoOnWith = lazy(async () => {
  const file = await import("@/components/pricing/plan-to-go-on-with");
  return { default: file.PlanToGoOnWith };
});

const paid = { standard: "standard", pro: "pro" } as const;

/** Offers the plan that a visitor chose before signing in. */
export function ChosenPlan() {
  const { user } = useUser();
  const wanted = useSearchParams().get("plan");
  const tier = wanted === "standard" || wanted === "pro" ? paid[wanted] : null;
  if (!user || !tier) return null;
  return (
    <Suspense>
      <PlanToGoOnWith tier={tier} />
    </Suspense>
  );
}
