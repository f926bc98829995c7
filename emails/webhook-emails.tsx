import type { EmailOf } from "@/emails/email";
import { Action, Layout, Paragraph } from "@/emails/layout";
import { installation } from "@/lib/settings/installation";

const note = `You received this email because you asked ${installation().name} to send events to this address.`;

const reasons = {
  failing: "has not accepted any of our events for five days",
  gone: "answered that it is gone permanently",
};

export function WebhookDisabled({
  siteUrl,
  host,
  reason,
}: { siteUrl: string } & EmailOf<"webhook_disabled">) {
  return (
    <Layout
      siteUrl={siteUrl}
      preview={`${host} gets no more events.`}
      heading="A webhook is switched off"
      reason={note}
    >
      <Paragraph>
        Your endpoint at {host} {reasons[reason]}. We no longer send it events.
        Once it works, switch it on again; what it missed can be sent again from
        its log for 30 days.
      </Paragraph>
      <Action href={`${siteUrl}/settings/webhooks`}>See your webhooks</Action>
    </Layout>
  );
}
