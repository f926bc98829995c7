import { buttonVariants } from "@/components/ui/button";

type KeepListingProps = {
  /** What is not there without an account. */
  children: React.ReactNode;
};

/** In a try, in the place of what calls a model or a shop. */
export function KeepListing({ children }: KeepListingProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-64 text-muted-foreground text-sm">
        {children}
      </p>
      <a
        href="/signup?callbackUrl=/generate"
        className={buttonVariants({ variant: "secondary", size: "sm" })}
      >
        Keep this listing: sign up
      </a>
    </div>
  );
}
