import { useRef, useState } from "react";
import { useSeen } from "@/components/account/access/use-seen";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { takeFocusAndView } from "@/components/ui/take-focus";

/**
 * Milliseconds for which "Allow" is seen before it works. The second press of a
 * double click comes sooner.
 */
const seenFor = 500;

type ConsentAnswerProps = {
  appName: string;
  pending: "allow" | "deny" | null;
  onAnswer: (allow: boolean) => void;
};

/**
 * "Deny" and "Allow". In a window that another page opened, that page can move,
 * resize and replace it while the user presses somewhere else, so "Allow" asks
 * again there.
 */
export function ConsentAnswer({
  appName,
  pending,
  onAnswer,
}: ConsentAnswerProps) {
  const [isAsking, setAsking] = useState(false);
  const allow = () => {
    if (!isAsking && window.opener) setAsking(true);
    else onAnswer(true);
  };
  return (
    <>
      {isAsking && <OpenedByPage appName={appName} />}
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button
          variant="secondary"
          onClick={() => onAnswer(false)}
          disabled={pending !== null}
        >
          {pending === "deny" ? "Denying…" : "Deny"}
        </Button>
        <AllowButton
          key={String(isAsking)}
          isPending={pending !== null}
          onPress={allow}
        >
          {pending === "allow"
            ? "Allowing…"
            : isAsking
              ? "Yes, allow"
              : "Allow"}
        </AllowButton>
      </div>
    </>
  );
}

/**
 * Takes the focus: a key that is held must not press the button that has come
 * in place of the other.
 */
function OpenedByPage({ appName }: { appName: string }) {
  return (
    <Alert
      ref={takeFocusAndView}
      tabIndex={-1}
      variant="warning"
      title="Another page opened this window"
      className="mt-4"
    >
      <p>
        Allow it only if you are connecting “{appName}” on that page right now.
      </p>
    </Alert>
  );
}

type AllowButtonProps = {
  isPending: boolean;
  onPress: () => void;
  children: string;
};

function AllowButton({ isPending, onPress, children }: AllowButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isSeen = useSeen(button, seenFor);
  return (
    <Button
      ref={button}
      className="transition-opacity aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
      disabled={isPending}
      aria-disabled={!isSeen}
      onClick={() => isSeen && onPress()}
    >
      {children}
    </Button>
  );
}
