import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

export function QuickActions() {
  return (
    <Card>
      <h2 className="text-2xl">Quick actions</h2>
      <div className="mt-4 grid gap-3">
        <Link href="/generate" className={buttonVariants()}>
          Generate Listing
        </Link>
        <Link href="/history" className={buttonVariants({ variant: "secondary" })}>
          View History
        </Link>
      </div>
    </Card>
  );
}
