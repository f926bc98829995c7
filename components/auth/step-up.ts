import { Store } from "@/components/ui/store";
import type { ProofMethod } from "@/lib/auth/factors/schema";
import { ApiError } from "@/lib/browser/api-error";

type Question = {
  methods: readonly ProofMethod[];
  onEnd: (isConfirmed: boolean) => void;
};

/** Whether the page asks who it is. `StepUpDialog` shows it. */
class StepUpStore extends Store<{ question: Question | null }> {
  constructor() {
    super({ question: null });
  }

  /** Resolves with whether it was confirmed. */
  ask(methods: readonly ProofMethod[]) {
    return new Promise<boolean>((resolve) => {
      const onEnd = (isConfirmed: boolean) => {
        this.set({ question: null });
        resolve(isConfirmed);
      };
      this.set({ question: { methods, onEnd } });
    });
  }
}

export const stepUpStore = new StepUpStore();

function methodsIn(error: unknown) {
  if (!(error instanceof ApiError) || error.code !== "step_up_required")
    return null;
  const { methods = [] } = error.body as { methods?: ProofMethod[] };
  return methods;
}

/**
 * Makes a call; where the server wants to know again who it is, asks, and makes
 * it once more. Rejects as the call does, also when nobody confirms.
 */
export async function withStepUp<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const methods = methodsIn(error);
    if (methods === null || !(await stepUpStore.ask(methods))) throw error;
    return call();
  }
}
