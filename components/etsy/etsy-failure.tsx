import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/browser/api-error";

/**
 * A call about Etsy that failed, with a way on. What was filled in before is
 * stored.
 */
export function EtsyFailure({
  error,
  onRetry,
}: {
  error: Error;
  onRetry?: () => void;
}) {
  const isDisconnected =
    error instanceof ApiError && error.code === "etsy_reconnect";
  return (
    <Alert variant="destructive" title={error.message}>
      {isDisconnected ? (
        <p className="mt-1">
          What you filled in stays here.{" "}
          <Link href="/shop#etsy" className="underline">
            Connect your shop again
          </Link>
          .
        </p>
      ) : (
        onRetry && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            onClick={onRetry}
          >
            Try again
          </Button>
        )
      )}
    </Alert>
  );
}
