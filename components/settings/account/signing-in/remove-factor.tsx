import { useState } from "react";
import { withStepUp } from "@/components/auth";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useAction } from "@/components/ui/use-action";
import { api } from "@/lib/browser/api";

type RemoveFactorProps = {
  /** Completes "Remove …?". */
  what: string;
  path: string;
  onRemoved: () => unknown;
};

/** A button that asks, and then removes. */
export function RemoveFactor({ what, path, onRemoved }: RemoveFactorProps) {
  const [isOpen, setOpen] = useState(false);
  const { isPending, run } = useAction(async () => {
    setOpen(false);
    await withStepUp(() => api("DELETE", path));
    await onRemoved();
  }, "Nothing was removed");
  return (
    <>
      <Button
        variant="destructive"
        size="sm"
        aria-label={`Remove ${what}`}
        disabled={isPending}
        onClick={() => setOpen(true)}
      >
        {isPending ? "Removing…" : "Remove"}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Remove ${what}?`}
      >
        <p className="mb-5">
          You can't sign in with it any more. Without another one, your password
          alone opens your account, and your recovery codes end.
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={() => setOpen(false)}>
            Keep it
          </Button>
          <Button variant="destructive" onClick={() => run()}>
            Remove it
          </Button>
        </div>
      </Dialog>
    </>
  );
}
