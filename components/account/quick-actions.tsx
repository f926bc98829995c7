import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { SwingTag } from "@/components/ui/swing-tag";

const steps = [
  {
    name: "Upload or describe",
    text: "Add a photo, a few facts, or both. It takes two minutes.",
  },
  {
    name: "Review it",
    text: "Every field is checked against Etsy's rules. Facts we don't know stay blank for you to fill in.",
  },
  {
    name: "Copy it to Etsy",
    text: "Copy each field into Etsy's form. Your listing is saved in your history.",
  },
];

/** Shown until the user has a listing. */
export function FirstListingSteps() {
  return (
    <Card className="mt-6">
      <h2 className="text-2xl">Three steps to your first listing</h2>
      <ol className="mt-5 grid gap-x-6 gap-y-5 md:grid-cols-3">
        {steps.map(({ name, text }, index) => (
          <li key={name}>
            <SwingTag variant="primary" className="font-semibold tabular-nums">
              {index + 1}
            </SwingTag>
            <p className="mt-2 font-semibold">{name}</p>
            <p className="mt-0.5 text-muted-foreground">{text}</p>
          </li>
        ))}
      </ol>
      <Link
        href="/generate"
        className={`${buttonVariants()} mt-6 w-full sm:w-auto`}
      >
        Create Your First Listing
      </Link>
    </Card>
  );
}

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
          Write Many Listings
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
          Shop Audit
        </Link>
        <Link
          href="/changes"
          className={buttonVariants({ variant: "secondary" })}
        >
          Results
        </Link>
        <Link href="/shop" className={buttonVariants({ variant: "secondary" })}>
          My Shop
        </Link>
      </div>
    </Card>
  );
}
