import { Star } from "lucide-react";
import { Demo } from "@/components/landing/demo";
import { StartForm } from "@/components/landing/start-form";
import { Button, buttonVariants } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { closedDoor } from "@/lib/content/closed-door";
import { site } from "@/lib/content/site";
import { inputFields } from "@/lib/listing-text/fields/input";
import {
  byBilling,
  byPictures,
  installation,
} from "@/lib/settings/installation";
import { formatQuota, formatQuotaWithoutPlans } from "@/lib/settings/plans";

export function Hero() {
  const door = closedDoor();
  const note = door ? (
    <p className="mt-4 text-muted-foreground">{door.note}.</p>
  ) : (
    byBilling(
      <p className="mt-4 text-muted-foreground">
        {formatQuota("free")} for free. No card required.
      </p>,
      <QuotaLine />,
    )
  );
  return (
    <div className="mx-auto grid max-w-6xl gap-12 px-(--gutter) pt-10 pb-14 sm:pt-16 lg:grid-cols-[1fr_1.05fr] lg:gap-16 lg:pb-20">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h1 className="text-[clamp(2.1rem,10.6vw,2.6rem)] leading-[1.05] sm:text-6xl lg:text-[4.1rem]">
          Create <span className="whitespace-nowrap">High-Converting</span>{" "}
          Listings in Seconds
        </h1>
        <p className="mt-5 font-semibold text-xl">
          List smarter, rank higher, and save valuable time.
        </p>
        <p className="mt-3 max-w-lg text-lg text-muted-foreground">
          {byPictures(
            "Give it a photo of what you made.",
            "Say what you made, and add its photos. The writer here can't look at them.",
          )}{" "}
          You get the title, 13 tags, description, materials, alt text and
          attributes, each measured against Etsy's own rules for that field.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a
            href={door?.signIn ?? "/generate"}
            className={buttonVariants({ size: "lg" })}
          >
            {door ? "Sign in" : "Start for free"}
          </a>
          {/* biome-ignore lint/a11y/noAmbiguousAnchorText: its hidden words say of what. */}
          <a
            href="/faq"
            className={buttonVariants({ variant: "secondary", size: "lg" })}
          >
            Learn more<span className="sr-only">{` about ${site.name}`}</span>
          </a>
        </div>
        {note}
        {installation().hasTries && <Start />}
      </div>
      <Demo />
    </div>
  );
}

function Start() {
  return (
    <StartForm className="mt-8 max-w-lg">
      <label htmlFor="start-name" className="font-semibold">
        What did you make?
      </label>
      <div className="mt-2 flex gap-3 max-sm:flex-col">
        <Input
          id="start-name"
          autoComplete="off"
          maxLength={inputFields.productName.maxLength}
          aria-describedby="start-hint"
        />
        <Button type="submit" variant="secondary" className="shrink-0">
          Start its listing
        </Button>
      </div>
      <p id="start-hint" className="mt-2 text-muted-foreground text-sm">
        The first one needs no account. A photo comes on the next page.
      </p>
    </StartForm>
  );
}

function QuotaLine() {
  const quota = formatQuotaWithoutPlans();
  return quota && <p className="mt-4 text-muted-foreground">{quota}.</p>;
}

export function SellersBand() {
  return (
    <section
      aria-labelledby="sellers-title"
      className="border-border border-y bg-secondary/45"
    >
      <div className="mx-auto flex max-w-6xl flex-col items-center gap-x-10 gap-y-3 px-(--gutter) py-8 text-center md:flex-row md:text-left">
        <div className="flex gap-1.5" aria-hidden="true">
          {["a", "b", "c", "d", "e"].map((key) => (
            <Star
              key={key}
              className="size-7 fill-accent stroke-primary [stroke-dasharray:2.600_1.800] [stroke-width:1.6]"
            />
          ))}
        </div>
        <h2 id="sellers-title" className="whitespace-nowrap text-2xl">
          Built for Sellers
        </h2>
        <p className="max-w-xl text-lg">
          Every field that the listing form asks for, filled in from{" "}
          {byPictures("one photo and what", "what")} you know about your work.
        </p>
      </div>
    </section>
  );
}
