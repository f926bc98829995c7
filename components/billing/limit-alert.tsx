import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button";

export function LimitAlert({ className }: { className?: string }) {
  return (
    <Alert variant="destructive" className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="font-semibold">
          Monthly limit reached. Upgrade to continue.
        </p>
        <a href="/pricing" className={buttonVariants({ size: "sm" })}>
          Upgrade
        </a>
      </div>
    </Alert>
  );
}
