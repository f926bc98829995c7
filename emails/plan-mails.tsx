import { formatDay } from "@/emails/format-moment";
import { Action, Layout, Paragraph } from "@/emails/layout";
import type { MailOf } from "@/emails/mail";

type Site = { siteUrl: string };
const reason = "You get this because it concerns the plan of your Listwright account.";

export function TrialStarted({ siteUrl, endsAt }: Site & MailOf<"trial_started">) {
  return (
    <Layout siteUrl={siteUrl} preview="Seven days of Standard." heading="Your trial has begun" reason={reason}>
      <Paragraph>
        Until {formatDay(endsAt)} you have the Standard plan: 30 listings a month and the Brand Builder. There is no
        card to cancel: when the trial ends you are on the Free plan again.
      </Paragraph>
      <Action href={`${siteUrl}/generate`}>Make a listing</Action>
    </Layout>
  );
}

export function TrialEnding({ siteUrl, endsAt }: Site & MailOf<"trial_ending">) {
  return (
    <Layout siteUrl={siteUrl} preview="What happens next." heading="Your trial ends soon" reason={reason}>
      <Paragraph>
        Your trial of Standard ends on {formatDay(endsAt)}. You keep everything you made. After that you are on the Free
        plan with 5 listings a month, unless you choose to stay on Standard.
      </Paragraph>
      <Action href={`${siteUrl}/pricing`}>Compare the plans</Action>
    </Layout>
  );
}

export function PlanChanged({ siteUrl, plan, startsAt }: Site & MailOf<"plan_changed">) {
  return (
    <Layout siteUrl={siteUrl} preview={`Your plan: ${plan}.`} heading="Your plan has changed" reason={reason}>
      <Paragraph>
        Your plan is {plan} from {formatDay(startsAt)}. Everything you made stays in your history.
      </Paragraph>
      <Action href={`${siteUrl}/dashboard`}>See your account</Action>
    </Layout>
  );
}

export function PaymentFailed({ siteUrl, plan }: Site & MailOf<"payment_failed">) {
  return (
    <Layout siteUrl={siteUrl} preview="Please check your card." heading="A payment did not go through" reason={reason}>
      <Paragraph>
        We could not take the payment for your {plan} plan. Your plan goes on for now, and we will try again. Please
        check the card on your account.
      </Paragraph>
      <Action href={`${siteUrl}/pricing`}>Check my card</Action>
    </Layout>
  );
}

export function LimitReached({ siteUrl, plan, listings, resetsAt }: Site & MailOf<"limit_reached">) {
  return (
    <Layout siteUrl={siteUrl} preview="When you get new ones." heading="This month's listings are used" reason={reason}>
      <Paragraph>
        You have used all {listings} listings of the {plan} plan this month. You get new ones on {formatDay(resetsAt)}.
        Everything you made stays in your history.
      </Paragraph>
      <Action href={`${siteUrl}/pricing`}>Compare the plans</Action>
    </Layout>
  );
}
