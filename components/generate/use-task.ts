import { useRouter } from "next/navigation";
import { type Dispatch, useEffect, useRef } from "react";
import { useSubscriptionStatus } from "@/components/billing";
import {
  explainFailure,
  type Failure,
  signInRequired,
  suggestionsIn,
} from "@/components/generate/explain-failure";
import type {
  GeneratorAction,
  GeneratorState,
  Task,
} from "@/components/generate/generator-state";
import { useUser } from "@/components/site";
import { toast } from "@/components/ui/toast";

/**
 * Gives a function that runs one task at a time, for signed-in sellers. A
 * failure leaves form and photos as they are; `whenSaved` is waited for before
 * another page opens.
 */
export function useTask(
  task: GeneratorState["task"],
  dispatch: Dispatch<GeneratorAction>,
  whenSaved: () => Promise<void>,
) {
  const returnFocus = useReturnFocus(task === null);
  const router = useRouter();
  const { user } = useUser();
  const status = useSubscriptionStatus();

  async function redirect({ title, description, goTo }: Failure) {
    toast({
      title,
      description,
      variant: goTo === "/pricing" ? "error" : "default",
    });
    await whenSaved();
    if (goTo) router.push(goTo);
  }

  async function tell(failure: Failure) {
    const { title, description, goTo } = failure;
    // Where another page opens, it says what to do.
    dispatch({ type: "fail", message: goTo ? null : description });
    if (goTo) await redirect(failure);
    else toast({ title, description, variant: "error" });
  }

  return async function run(next: Task, work: () => Promise<void>) {
    if (task !== null) return;
    if (user === null) return redirect(signInRequired);
    const isWriting = next === "from_form" || next === "from_photo";
    returnFocus.store();
    dispatch({ type: "start", task: next });
    try {
      await work();
    } catch (error) {
      const suggestions = suggestionsIn(error);
      if (isWriting && suggestions)
        dispatch({ type: "ask", question: { task: next, suggestions } });
      else await tell(explainFailure(error, next));
    }
    if (isWriting) await status.refresh();
  };
}

/**
 * Returns the focus to the button that started a task: disabling it took the
 * focus away.
 */
function useReturnFocus(isIdle: boolean) {
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    if (!isIdle) return;
    const isLost =
      document.activeElement === document.body ||
      document.activeElement === null;
    if (isLost && origin.current instanceof HTMLElement)
      origin.current.focus({ preventScroll: true });
    origin.current = null;
  }, [isIdle]);
  return {
    store() {
      origin.current = document.activeElement;
    },
  };
}
