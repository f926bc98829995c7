import { useRouter } from "next/navigation";
import { flushSync } from "react-dom";
import { useSubscriptionStatus } from "@/components/billing";
import {
  explainFailure,
  type Failure,
  signInRequired,
  suggestionsIn,
} from "@/components/generate/explain-failure";
import type {
  GeneratorAction,
  Task,
} from "@/components/generate/generator-state";
import type { GeneratorStore } from "@/components/generate/generator-store";
import { useUser } from "@/components/site";
import { toast } from "@/components/ui/toast";
import { installation } from "@/lib/settings/installation";

type Outcome = { ending: GeneratorAction; failure: Failure | null };

const isWriting = (task: Task): task is "from_form" | "from_photo" =>
  task === "from_form" || task === "from_photo";

/** What is done for visitors, too. */
const isTry = (task: Task) => isWriting(task) && installation().hasTries;

async function attempt(
  task: Task,
  work: () => Promise<GeneratorAction>,
): Promise<Outcome> {
  try {
    return { ending: await work(), failure: null };
  } catch (error) {
    const suggestions = suggestionsIn(error);
    if (isWriting(task) && suggestions)
      return {
        ending: { type: "ask", question: { task, suggestions } },
        failure: null,
      };
    const failure = explainFailure(error, task);
    // Where another page opens, it says what to do.
    const message = failure.goTo ? null : failure.description;
    return { ending: { type: "fail", message }, failure };
  }
}

/**
 * Gives a function that runs one task at a time, for signed-in sellers; a
 * visitor's listing is a try. The work gives what becomes of the state; a
 * failure leaves form and photos as they are. `whenSaved` is waited for before
 * another page opens.
 */
export function useTask(
  { getSnapshot, dispatch }: GeneratorStore,
  whenSaved: () => Promise<void>,
) {
  const router = useRouter();
  const { user, refresh } = useUser();
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
    if (goTo) await redirect(failure);
    else toast({ title, description, variant: "error" });
  }

  return async function run(
    next: Task,
    work: () => Promise<GeneratorAction>,
    onDone?: () => void,
  ) {
    if (getSnapshot().task !== null) return;
    if (user === null && !isTry(next)) return redirect(signInRequired);
    const { activeElement: origin } = document;
    dispatch({ type: "start", task: next });
    const { ending, failure } = await attempt(next, work);
    // The button is enabled again before it gets the focus back.
    flushSync(() => dispatch(ending));
    if (!failure) onDone?.();
    returnFocus(origin);
    if (failure) await tell(failure);
    if (user === null) await refresh();
    else if (isWriting(next)) await status.refresh();
  };
}

/**
 * To the button that started a task: disabling it took the focus away, unless
 * something else has it.
 */
function returnFocus(origin: Element | null) {
  const { activeElement } = document;
  const isLost = activeElement === document.body || activeElement === null;
  if (isLost && origin instanceof HTMLElement)
    origin.focus({ preventScroll: true });
}
