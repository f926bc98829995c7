"use client";

import { lazy, Suspense } from "react";
import type { ProofForm as LoadedForm } from "@/components/auth/proof-form";
import { stepUpStore } from "@/components/auth/step-up";
import { Dialog } from "@/components/ui/dialog";
import { useStore } from "@/components/ui/store";
import { callApi } from "@/lib/browser/call-api";

/** Offline the page behind it stays, with what is typed there. */
const ProofForm = lazy(() =>
  import("@/components/auth/proof-form").then(
    (file) => ({ default: file.ProofForm }),
    () => ({ default: NotLoaded }),
  ),
);

function NotLoaded(_: React.ComponentProps<typeof LoadedForm>) {
  return (
    <p role="alert">
      This could not be loaded. Nothing was changed: close it, and load the page
      again once you are online.
    </p>
  );
}

/** Of a page that calls `withStepUp`. */
export function StepUpDialog() {
  const { question } = useStore(stepUpStore);
  return (
    <Dialog
      isOpen={question !== null}
      onClose={() => question?.onEnd(false)}
      title="Confirm it's you"
      className="w-[min(26rem,calc(100vw-2rem))]"
    >
      <p className="mb-4 text-muted-foreground">
        This changes who can use your account, so we ask again. Then you are not
        asked for ten minutes.
      </p>
      <Suspense fallback={<p role="status">Loading…</p>}>
        {question && (
          <ProofForm
            methods={question.methods}
            action="Confirm"
            ask={() => callApi("POST", "/api/auth/step-up/options")}
            send={async (proof) => {
              await callApi("POST", "/api/auth/step-up", proof);
              question.onEnd(true);
            }}
          />
        )}
      </Suspense>
    </Dialog>
  );
}
