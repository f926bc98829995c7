import { QuotaNotice } from "@/components/batches/new/quota-notice";
import { WhenChoice } from "@/components/batches/new/when-choice";
import { useSubscriptionStatus } from "@/components/billing";
import { type BatchMode, batchLimits } from "@/lib/batches/schema";

type WriteOfferProps = {
  count: number;
  mode: BatchMode;
  onMode: (mode: BatchMode) => void;
  /** The buttons. */
  children: React.ReactNode;
};

/**
 * What writing takes of the plan, and the choice of when, above and beside the
 * button that begins it.
 */
export function WriteOffer({ count, mode, onMode, children }: WriteOfferProps) {
  const { status } = useSubscriptionStatus();
  return (
    <>
      {count >= batchLimits.rowsWithinDay && (
        <WhenChoice count={count} mode={mode} onChange={onMode} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-56 flex-1 text-sm">
          <QuotaNotice status={status} count={count} />
        </div>
        {children}
      </div>
    </>
  );
}
