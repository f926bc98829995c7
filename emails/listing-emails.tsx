import type { EmailOf } from "@/emails/email";
import { Action, Layout, Paragraph } from "@/emails/layout";
import { byBilling, installation } from "@/lib/settings/installation";

const reason = `You received this email because you asked ${installation().name} to write these listings.`;

export function BatchDone({
  siteUrl,
  name,
  written,
  waiting,
  stopped,
}: { siteUrl: string } & EmailOf<"batch_done">) {
  return (
    <Layout
      siteUrl={siteUrl}
      preview={`${written} written.`}
      heading="Your listings are written"
      reason={reason}
    >
      <Paragraph>
        In “{name}”, {count(written)} written.
        {waiting > 0 &&
          ` ${capitalized(count(waiting))} waiting, because ${byBilling("your plan's listings for this month", "this month's listings")} are used up.`}
        {stopped > 0 &&
          ` ${capitalized(count(stopped))} not written; the page says why. None of them was counted.`}
      </Paragraph>
      <Action href={`${siteUrl}/batches`}>Review them</Action>
    </Layout>
  );
}

const count = (listings: number) =>
  listings === 1 ? "one is" : `${listings} are`;
const capitalized = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1);
