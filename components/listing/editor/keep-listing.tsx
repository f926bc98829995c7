import { buttonVariants } from "@/components/ui/button";

type KeepListingProps = {
  /** What is not there without an account. */
  children: React.ReactNode;
  /** A sample is kept by nobody; the seller's own listing would be. */
  isSample?: boolean;
};

/** In a try or a sample, in the place of what calls a model or a shop. */
export function KeepListing({ children, isSample = false }: KeepListingProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-64 text-muted-foreground text-sm">
        {children}
      </p>
      {!isSample && (
        <a
          href="/signup?callbackUrl=/generate"
          className={buttonVariants({ variant: "secondary", size: "sm" })}
        >
          Keep this listing: sign up
        </a>
      )}
    </div>
  );
}
