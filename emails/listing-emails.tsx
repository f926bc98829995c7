import type { EmailOf } from "@/emails/email";
import { Action, Layout, Paragraph } from "@/emails/layout";

const reason =
  "You get this because you asked Listwright to write these listings.";

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
        Of “{name}”, {count(written)} written.
        {waiting > 0 &&
          ` ${capitalized(count(waiting))} waiting, since this month's listings of your plan are used.`}
        {stopped > 0 &&
          ` ${capitalized(count(stopped))} not written; the page says why. None of them was counted.`}
      </Paragraph>
      <Action href={`${siteUrl}/batches`}>Look through them</Action>
    </Layout>
  );
}

const count = (listings: number) =>
  listings === 1 ? "one is" : `${listings} are`;
const capitalized = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1);
