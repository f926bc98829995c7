import { clsx } from "clsx";

/** A sheet of paper on the bench. */
export function Card({ className, ...card }: React.ComponentProps<"div">) {
  return (
    <div
      data-slot="card"
      className={clsx(
        "base:rounded-lg base:border base:border-border base:bg-card base:p-5 sm:base:p-6",
        className,
      )}
      {...card}
    />
  );
}

export function CardHeader({
  className,
  ...part
}: React.ComponentProps<"div">) {
  return (
    <div
      data-slot="card-header"
      className={clsx(
        "base:grid base:auto-rows-min base:items-start base:gap-1 has-data-[slot=card-action]:base:grid-cols-[1fr_auto]",
        className,
      )}
      {...part}
    />
  );
}

export function CardTitle({ className, ...part }: React.ComponentProps<"div">) {
  return (
    <div
      data-slot="card-title"
      className={clsx(
        "base:font-serif base:text-2xl base:leading-tight",
        className,
      )}
      {...part}
    />
  );
}

export function CardDescription({
  className,
  ...part
}: React.ComponentProps<"div">) {
  return (
    <div
      data-slot="card-description"
      className={clsx("base:text-muted-foreground base:text-sm", className)}
      {...part}
    />
  );
}

export function CardAction({
  className,
  ...part
}: React.ComponentProps<"div">) {
  return (
    <div
      data-slot="card-action"
      className={clsx(
        "base:col-start-2 base:row-span-2 base:row-start-1 base:self-start",
        className,
      )}
      {...part}
    />
  );
}

export function CardContent({
  className,
  ...part
}: React.ComponentProps<"div">) {
  return (
    <div
      data-slot="card-content"
      className={clsx("not-first:base:mt-4", className)}
      {...part}
    />
  );
}

export function CardFooter({
  className,
  ...part
}: React.ComponentProps<"div">) {
  return (
    <div
      data-slot="card-footer"
      className={clsx(
        "base:flex base:items-center not-first:base:mt-4",
        className,
      )}
      {...part}
    />
  );
}
