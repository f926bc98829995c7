import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { SwingTag } from "@/components/ui/swing-tag";

const steps = [
  { name: "Show it or describe it", text: "A photo, what you know about it, or both. Two minutes are enough." },
  {
    name: "Read it through",
    text: "Every field is checked against Etsy's rules. What nobody told us stays a blank for you to fill.",
  },
  {
    name: "Copy it to Etsy",
    text: "Field by field, as Etsy's form asks for them. Your listing is kept in your history.",
  },
];

/** The way from nothing to the first listing; gone once there is one. */
export function FirstRun() {
  return (
    <Card className="mt-6">
      <h2 className="text-2xl">Three steps to your first listing</h2>
      <ol className="mt-5 grid gap-x-6 gap-y-5 md:grid-cols-3">
        {steps.map(({ name, text }, index) => (
          <li key={name}>
            <SwingTag tone="clay" className="font-semibold tabular-nums">
              {index + 1}
            </SwingTag>
            <p className="mt-2 font-semibold">{name}</p>
            <p className="mt-0.5 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <Link href="/generate" className={`${buttonVariants()} mt-6 w-full sm:w-auto`}>
        Create Your First Listing
      </Link>
    </Card>
  );
}
