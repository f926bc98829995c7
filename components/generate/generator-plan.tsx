import Link from "next/link";
import { PlanSummary } from "@/components/billing";
import { useUser } from "@/components/site";
import { closedDoor } from "@/lib/content/closed-door";
import { byBilling, installation } from "@/lib/settings/installation";
import { formatQuota } from "@/lib/settings/plans";

/** Remaining listings; for a visitor, how to get one. */
export function GeneratorPlan() {
  const { user } = useUser();
  return <PlanSummary>{() => user === null && <VisitorPlan />}</PlanSummary>;
}

function VisitorPlan() {
  const door = closedDoor();
  const { hasTries } = installation();
  const free = byBilling(` ${formatQuota("free")} are free.`, "");
  return (
    <p className="text-muted-foreground">
      {hasTries
        ? "Your first listing needs no account. To go on, "
        : "Fill in everything now and "}
      <Link
        href="/signin?callbackUrl=/generate"
        className="text-primary underline underline-offset-4"
      >
        sign in
      </Link>
      {hasTries ? "." : " when you generate."}
      {door ? ` ${door.note}.` : free}
    </p>
  );
}
