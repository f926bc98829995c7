import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

/** Leads to the work, unless something else on the page already does. */
export function QuickActions({ isLeading }: { isLeading: boolean }) {
  return (
    <Card>
      <h2 className="text-2xl">Quick actions</h2>
      <div className="mt-4 grid gap-3">
        <Link href="/generate" className={buttonVariants({ variant: isLeading ? "primary" : "secondary" })}>
          Generate Listing
        </Link>
        <Link href="/history" className={buttonVariants({ variant: "secondary" })}>
          View History
        </Link>
      </div>
    </Card>
  );
}
