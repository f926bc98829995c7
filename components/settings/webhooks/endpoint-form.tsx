import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { ApiError } from "@/lib/browser/api";
import {
  type NewEndpoint,
  newEndpointSchema,
  webhookEvents,
  webhookLimits,
} from "@/lib/webhooks/schema";

const eventTexts: Record<(typeof webhookEvents)[number], string> = {
  "listing.ready": "A listing is written",
  "listing.failed": "A listing could not be written",
  "batch.finished": "A batch is finished",
  "etsy.draft_created": "A draft is on Etsy",
  "usage.low": "80% of a month's listings are used",
};

type EndpointFormProps = {
  endpoint?: { url: string; events: string[] };
  submitLabel: string;
  onSubmit: (endpoint: NewEndpoint) => Promise<unknown>;
  onCancel?: () => void;
};

export function EndpointForm({
  endpoint,
  submitLabel,
  onSubmit,
  onCancel,
}: EndpointFormProps) {
  const [url, setUrl] = useState(endpoint?.url ?? "");
  const [events, setEvents] = useState<string[]>(
    endpoint?.events ?? [...webhookEvents],
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = newEndpointSchema.safeParse({ url, events });
    if (!checked.success)
      return setProblem(
        checked.error.issues[0]?.message ?? "This can't be saved.",
      );
    setSaving(true);
    setProblem(null);
    try {
      await onSubmit(checked.data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setSaving(false);
    }
  }

  return (
    <Form onSubmit={submit} noValidate className="space-y-5">
      <Field
        label="Address"
        hint="It must start with https:// and use port 443 or 8443."
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={webhookLimits.urlLength}
            placeholder="https://example.com/webhooks"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <fieldset>
        <legend className="mb-1 font-semibold">Events</legend>
        {webhookEvents.map((name) => (
          <Checkbox
            key={name}
            className="w-full"
            checked={events.includes(name)}
            onChange={({ target }) =>
              setEvents((before) =>
                target.checked
                  ? [...before, name]
                  : before.filter((each) => each !== name),
              )
            }
            label={
              <>
                {eventTexts[name]}{" "}
                <code className="ml-1 inline-block text-muted-foreground text-sm">
                  {name}
                </code>
              </>
            }
          />
        ))}
      </fieldset>
      {problem && <Alert variant="destructive">{problem}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isSaving}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </Form>
  );
}
