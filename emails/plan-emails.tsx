import type { EmailOf } from "@/emails/email";
import { formatDay } from "@/emails/format-moment";
import { Action, Layout, Paragraph } from "@/emails/layout";
import { byBilling, installation } from "@/lib/settings/installation";

type Site = { siteUrl: string };
const { name } = installation();
const reason = `You received this email because it concerns the plan of your ${name} account.`;
const reasonWithoutPlans = `You received this email because it concerns your ${name} account.`;

export function TrialStarted({
  siteUrl,
  plan,
  days,
  listings,
  endsAt,
}: Site & EmailOf<"trial_started">) {
  return (
    <Layout
      siteUrl={siteUrl}
      preview={`${days} days of ${plan}.`}
      heading="Your trial has begun"
      reason={reason}
    >
      <Paragraph>
        Until {formatDay(endsAt)} you have the {plan} plan:{" "}
        {listings ?? "unlimited"} listings a month and the Brand Builder. There
        is nothing to cancel: when the trial ends, you are on the Free plan
        again.
      </Paragraph>
      <Action href={`${siteUrl}/generate`}>Make a listing</Action>
    </Layout>
  );
}

export function TrialEnding({
  siteUrl,
  plan,
  freeListings,
  endsAt,
}: Site & EmailOf<"trial_ending">) {
  return (
    <Layout
      siteUrl={siteUrl}
      preview="What happens next."
      heading="Your trial ends soon"
      reason={reason}
    >
      <Paragraph>
        Your trial of {plan} ends on {formatDay(endsAt)}. You keep everything
        you made. After that you are on the Free plan with{" "}
        {freeListings ?? "unlimited"} listings a month, unless you choose to
        stay on {plan}.
      </Paragraph>
      <Action href={`${siteUrl}/pricing`}>Compare plans</Action>
    </Layout>
  );
}

export function PlanChanged({
  siteUrl,
  plan,
  startsAt,
}: Site & EmailOf<"plan_changed">) {
  return (
    <Layout
      siteUrl={siteUrl}
      preview={`Your plan: ${plan}.`}
      heading="Your plan has changed"
      reason={reason}
    >
      <Paragraph>
        As of {formatDay(startsAt)}, your plan is {plan}. Everything you made
        stays in your history.
      </Paragraph>
      <Action href={`${siteUrl}/dashboard`}>See your account</Action>
    </Layout>
  );
}

export function PaymentFailed({
  siteUrl,
  plan,
}: Site & EmailOf<"payment_failed">) {
  return (
    <Layout
      siteUrl={siteUrl}
      preview="Please check your card."
      heading="A payment did not go through"
      reason={reason}
    >
      <Paragraph>
        We could not take the payment for your {plan} plan. Your plan continues
        for now, and we will try again. Please check the card on your account.
      </Paragraph>
      <Action href={`${siteUrl}/pricing`}>Check my card</Action>
    </Layout>
  );
}

export function LimitReached({
  siteUrl,
  plan,
  listings,
  resetsAt,
}: Site & EmailOf<"limit_reached">) {
  return (
    <Layout
      siteUrl={siteUrl}
      preview="When you get new ones."
      heading="This month's listings are used"
      reason={byBilling(reason, reasonWithoutPlans)}
    >
      {byBilling(
        <Paragraph>
          You have used all {listings} listings of the {plan} plan this month.
          You get new ones on {formatDay(resetsAt)}. Everything you made stays
          in your history.
        </Paragraph>,
        <Paragraph>
          You have used all {listings} listings of this month. You get new ones
          on {formatDay(resetsAt)}. Everything you made stays in your history.
        </Paragraph>,
      )}
      {byBilling(
        <Action href={`${siteUrl}/pricing`}>Compare plans</Action>,
        <Action href={`${siteUrl}/history`}>See your history</Action>,
      )}
    </Layout>
  );
}
