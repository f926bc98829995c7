import type { PaymentState } from "@/components/checkout/payment-state";
import { paymentWords } from "@/components/checkout/payment-words";
import { Button, buttonVariants } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { planWords } from "@/lib/content/plan-words";

const edges = {
  plain: "",
  moss: "[--tag-edge:var(--moss)] [--tag-line:2px]",
  amber: "[--tag-edge:var(--amber)] [--tag-line:2px]",
  brick: "[--tag-edge:var(--brick)] [--tag-line:2px]",
};

type PaymentNoticeProps = { state: PaymentState; sessionId?: string | null; onRetry?: (() => void) | undefined };

/** One tag that says where the payment is, and leads on. */
export function PaymentNotice({ state, sessionId = null, onRetry }: PaymentNoticeProps) {
  const { title, text, edge } = paymentWords(state);
  return (
    <section className={`hang-tag min-h-96 sm:px-10 ${edges[edge]}`}>
      <div role="status">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {text.map((paragraph) => (
          <p key={paragraph} className="mt-3 text-lg text-muted">
            {paragraph}
          </p>
        ))}
      </div>
      {state.kind === "paid" && <PlanPoints tier={state.tier} />}
      {isWaiting(state) && <Spinner className="mt-6 size-7 text-clay" />}
      <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">
        <Ways state={state} sessionId={sessionId} onRetry={onRetry} />
      </div>
    </section>
  );
}

const isWaiting = (state: PaymentState) => state.kind === "checking" || (state.kind === "processing" && state.isAsking);

/** What the plan has, in the words of its price tag. */
function PlanPoints({ tier }: { tier: string }) {
  const words = planWords.find((each) => each.tier === tier);
  if (!words) return null;
  return (
    <ul className="mt-5 space-y-1.5 border-line border-t pt-4">
      {[words.quota, ...words.owns].map((point) => (
        <li key={point} className="flex gap-2.5">
          <span className="mt-3 h-px w-3 shrink-0 bg-moss" aria-hidden="true" />
          {point}
        </li>
      ))}
    </ul>
  );
}

function Ways({ state, sessionId, onRetry }: PaymentNoticeProps) {
  const dashboard = { href: "/dashboard", label: "Go to Dashboard" };
  const billing = { href: "/pricing", label: "View Billing" };
  const signIn = {
    href: `/signin?callbackUrl=${encodeURIComponent(`/success?session_id=${encodeURIComponent(sessionId ?? "")}`)}`,
    label: "Sign in",
  };
  const again = (label: string) => onRetry && <Button onClick={onRetry}>{label}</Button>;
  switch (state.kind) {
    case "checking":
      return null;
    case "paid":
      return <Links first={dashboard} second={billing} />;
    case "processing":
      return state.isAsking ? (
        <Links second={dashboard} />
      ) : (
        <>
          {again("Check again")}
          <Links second={dashboard} />
        </>
      );
    case "failed":
      return <Links first={{ href: "/pricing", label: "Back to the plans" }} second={dashboard} />;
    case "unknown":
      return <Links first={billing} second={dashboard} />;
    case "signed_out":
      return <Links first={signIn} />;
    case "unavailable":
      return (
        <>
          {again("Try again")}
          <Links second={dashboard} />
        </>
      );
  }
}

type Way = { href: string; label: string };

function Links({ first, second }: { first?: Way; second?: Way }) {
  return (
    <>
      {first && (
        <a href={first.href} className={buttonVariants()}>
          {first.label}
        </a>
      )}
      {second && (
        <a href={second.href} className={buttonVariants({ variant: "secondary" })}>
          {second.label}
        </a>
      )}
    </>
  );
}
