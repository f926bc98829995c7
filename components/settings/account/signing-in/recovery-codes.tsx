import { withStepUp } from "@/components/auth";
import { Button } from "@/components/ui/button";
import { useAction } from "@/components/ui/use-action";
import type { AddedFactor } from "@/lib/auth/factors/schema";
import { api } from "@/lib/browser/api";

type RecoveryCodesProps = {
  left: number;
  onRenewed: (added: AddedFactor) => Promise<void>;
};

export function RecoveryCodes({ left, onRenewed }: RecoveryCodesProps) {
  const { isPending, run } = useAction(async () => {
    const path = "/api/auth/factors/recovery-codes";
    await onRenewed(await withStepUp(() => api<AddedFactor>("POST", path)));
  }, "Failed to make new codes");
  return (
    <section aria-label="Recovery codes">
      <h2 className="font-sans font-semibold text-base">Recovery codes</h2>
      <p className="text-muted-foreground">
        {`For the day that you lose your device. ${left === 1 ? "One is left." : `${left} are left.`} New ones end those before.`}
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        disabled={isPending}
        onClick={() => run()}
      >
        {isPending ? "Making new codes…" : "Make new codes"}
      </Button>
    </section>
  );
}
