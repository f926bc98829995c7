import { Check } from "lucide-react";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { SwingTag } from "@/components/ui/swing-tag";
import type { Waiting } from "@/lib/waiting/schema";

const steps = [
  {
    step: "hasListing",
    name: "Write your first listing",
    text: "From a photo, a few facts, or both. Facts we don't know stay blank for you to fill in.",
    href: "/generate",
    action: "Create Your First Listing",
  },
  {
    step: "isOut",
    name: "Bring it to Etsy",
    text: "Copy each field into Etsy's form, or connect your shop and send it there as a draft.",
    href: "/history",
    action: "Open your listings",
  },
  {
    step: "hasShop",
    name: "Set up your shop",
    text: "Your voice, your own texts and what the form starts with, for every listing after it.",
    href: "/shop",
    action: "Set up your shop",
  },
] as const;

type FirstStepsProps = { steps: Waiting["steps"]; isLeading: boolean };

/** What a new seller does first, ticked by what the account has. */
export function FirstSteps({ steps: taken, isLeading }: FirstStepsProps) {
  const next = steps.find(({ step }) => !taken[step]);
  return (
    <Card>
      <h3 className="font-serif text-xl">Your first three steps</h3>
      <ol className="mt-5 grid gap-x-6 gap-y-5 md:grid-cols-3">
        {steps.map(({ step, name, text, href }, index) => (
          <li key={step}>
            <SwingTag
              variant={taken[step] ? "default" : "primary"}
              className="gap-1 font-semibold tabular-nums"
            >
              {taken[step] && <Check className="size-4" aria-hidden="true" />}
              <span>{taken[step] ? "Done" : index + 1}</span>
            </SwingTag>
            <p className="mt-2 font-semibold">
              <Link
                href={href}
                className="inline-flex min-h-11 items-center underline decoration-transparent underline-offset-4 hover:decoration-current"
              >
                {name}
              </Link>
            </p>
            <p className="mt-0.5 text-muted-foreground">{text}</p>
          </li>
        ))}
      </ol>
      {next && (
        <Link
          href={next.href}
          className={`${buttonVariants({ variant: isLeading ? "default" : "secondary" })} mt-6 w-full sm:w-auto`}
        >
          {next.action}
        </Link>
      )}
    </Card>
  );
}
