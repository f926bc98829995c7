import {
  type PaymentState,
  paymentMessage,
} from "@/components/billing/checkout/payment-messages";
import { Button, buttonVariants } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { planCards } from "@/lib/content/plan-details";

const edges = {
  default: "",
  success: "[--tag-edge:var(--success)] [--tag-line:2px]",
  warning: "[--tag-edge:var(--warning)] [--tag-line:2px]",
  destructive: "[--tag-edge:var(--destructive)] [--tag-line:2px]",
};

type PaymentNoticeProps = {
  state: PaymentState;
  sessionId?: string | null;
  onRetry?: (() => void) | undefined;
};

/** The state of the payment, and the next steps. */
export function PaymentNotice({
  state,
  sessionId = null,
  onRetry,
}: PaymentNoticeProps) {
  const { title, text, edge } = paymentMessage(state);
  return (
    <section className={`hang-tag min-h-96 sm:px-10 ${edges[edge]}`}>
      <div role="status">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {text.map((paragraph) => (
          <p key={paragraph} className="mt-3 text-lg text-muted-foreground">
            {paragraph}
          </p>
        ))}
      </div>
      {state.kind === "paid" && <PlanFeatures tier={state.tier} />}
      {isWaiting(state) && <Spinner className="mt-6 size-7 text-primary" />}
      <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">
        <NextSteps state={state} sessionId={sessionId} onRetry={onRetry} />
      </div>
    </section>
  );
}

const isWaiting = (state: PaymentState) =>
  state.kind === "checking" || (state.kind === "processing" && state.isPolling);

/** The plan's features, as its price tag lists them. */
function PlanFeatures({ tier }: { tier: string }) {
  const card = planCards.find((each) => each.tier === tier);
  if (!card) return null;
  return (
    <ul className="mt-5 space-y-1.5 border-border border-t pt-4">
      {[card.quota, ...card.features].map((point) => (
        <li key={point} className="flex gap-2.5">
          <span
            className="mt-3 h-px w-3 shrink-0 bg-success"
            aria-hidden="true"
          />
          {point}
        </li>
      ))}
    </ul>
  );
}

function NextSteps({ state, sessionId, onRetry }: PaymentNoticeProps) {
  const dashboard = { href: "/dashboard", label: "Go to Dashboard" };
  const billing = { href: "/pricing", label: "View Billing" };
  const signIn = {
    href: `/signin?callbackUrl=${encodeURIComponent(`/success?session_id=${encodeURIComponent(sessionId ?? "")}`)}`,
    label: "Sign in",
  };
  const retryButton = (label: string) =>
    onRetry && <Button onClick={onRetry}>{label}</Button>;
  switch (state.kind) {
    case "checking":
      return null;
    case "paid":
      return <Links first={dashboard} second={billing} />;
    case "processing":
      return state.isPolling ? (
        <Links second={dashboard} />
      ) : (
        <>
          {retryButton("Check again")}
          <Links second={dashboard} />
        </>
      );
    case "failed":
      return (
        <Links
          first={{ href: "/pricing", label: "View plans" }}
          second={dashboard}
        />
      );
    case "unknown":
      return <Links first={billing} second={dashboard} />;
    case "signed_out":
      return <Links first={signIn} />;
    case "unavailable":
      return (
        <>
          {retryButton("Try again")}
          <Links second={dashboard} />
        </>
      );
  }
}

type NextLink = { href: string; label: string };

function Links({ first, second }: { first?: NextLink; second?: NextLink }) {
  return (
    <>
      {first && (
        <a href={first.href} className={buttonVariants()}>
          {first.label}
        </a>
      )}
      {second && (
        <a
          href={second.href}
          className={buttonVariants({ variant: "secondary" })}
        >
          {second.label}
        </a>
      )}
    </>
  );
}
