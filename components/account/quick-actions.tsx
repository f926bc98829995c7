import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

/** `isLeading`: whether its first button is the main action of the page. */
export function QuickActions({ isLeading }: { isLeading: boolean }) {
  return (
    <Card>
      <h2 className="text-2xl">Quick actions</h2>
      <div className="mt-4 grid gap-3">
        <Link
          href="/generate"
          className={buttonVariants({
            variant: isLeading ? "default" : "secondary",
          })}
        >
          Generate Listing
        </Link>
        <Link
          href="/batches"
          className={buttonVariants({ variant: "secondary" })}
        >
          Write a Batch
        </Link>
        <Link
          href="/history"
          className={buttonVariants({ variant: "secondary" })}
        >
          View History
        </Link>
        <Link
          href="/audit"
          className={buttonVariants({ variant: "secondary" })}
        >
          Audit Your Shop
        </Link>
        <Link
          href="/changes"
          className={buttonVariants({ variant: "secondary" })}
        >
          Results
        </Link>
        <Link href="/shop" className={buttonVariants({ variant: "secondary" })}>
          Set Up Your Shop
        </Link>
      </div>
    </Card>
  );
}
