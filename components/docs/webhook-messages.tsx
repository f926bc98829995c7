import { Values } from "@/components/docs/value-list";
import { InlineText } from "@/components/site/inline-text";
import { messagesIntro, messagesRules } from "@/lib/content/webhook-docs";
import type { DescribedMessage } from "@/lib/public-api/docs/describe-operations";
import { verifyWebhook } from "@/lib/public-api/examples/verify-webhook";

/**
 * What an endpoint of a user's receives, and how it knows that it came from us.
 */
export function WebhookMessages({
  messages,
}: {
  messages: DescribedMessage[];
}) {
  return (
    <section id="messages" aria-labelledby="messages-title" className="mt-14">
      <h2 id="messages-title" className="text-3xl">
        Webhook messages
      </h2>
      <p className="mt-3">
        <InlineText text={messagesIntro} sources={[]} />
      </p>
      <ul className="mt-3 list-disc pl-6">
        {messagesRules.map((text) => (
          <li key={text} className="mt-1.5">
            <InlineText text={text} sources={[]} />
          </li>
        ))}
      </ul>
      <pre className="mt-4 whitespace-pre-wrap break-words rounded-md border border-line bg-muted p-3.5 text-sm leading-relaxed">
        <code className="font-mono">{verifyWebhook}</code>
      </pre>
      {messages.map(({ event, summary, description, values }) => (
        <div key={event} id={`event-${event}`} className="mt-8">
          <h3 className="border-line border-b pb-2 font-mono text-base">
            {event}
          </h3>
          <p className="mt-2">
            {summary}. {description}
          </p>
          <Values values={values} />
        </div>
      ))}
    </section>
  );
}
