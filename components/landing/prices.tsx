import { PlanTags } from "@/components/site";
import { buttonVariants } from "@/components/ui/button";
import { closedDoor } from "@/lib/content/closed-door";
import { formatQuota, plans } from "@/lib/settings/plans";

export function Prices() {
  const door = closedDoor();
  return (
    <section
      aria-labelledby="prices-title"
      className="defer-layout border-border border-y bg-secondary/25"
      style={{ containIntrinsicSize: "auto 45rem" }}
    >
      <div className="mx-auto max-w-6xl px-(--gutter) py-16 sm:py-20">
        <h2 id="prices-title" className="text-3xl sm:text-4xl">
          Plans and prices
        </h2>
        <p className="mt-3 mb-8 max-w-xl text-lg text-muted-foreground">
          {door ? (
            `${door.note}. Counts reset on the first of each month.`
          ) : (
            <>
              Start with {formatQuota("free")} for free. Counts reset on the
              first of each month.
            </>
          )}
        </p>
        <PlanTags
          heading="h3"
          action={(tier) =>
            tier === "free" ? (
              <a
                href={door?.signIn ?? "/generate"}
                className={buttonVariants({ className: "w-full px-2" })}
              >
                {door ? "Sign in" : "Make your first listing"}
              </a>
            ) : (
              <a
                href="/pricing"
                className={buttonVariants({
                  variant: "secondary",
                  className: "w-full px-2",
                })}
              >
                About {plans[tier].name}
              </a>
            )
          }
        />
      </div>
    </section>
  );
}
