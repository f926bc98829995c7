import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldLegend, FieldSet } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { useForm } from "@/components/ui/use-form";
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
  const { errors, problem, isPending, formProps } = useForm({
    schema: newEndpointSchema,
    values: { url, events },
    onSubmit,
  });

  return (
    <Form {...formProps} className="space-y-5">
      <Field
        label="Address"
        hint="It must start with https:// and use port 443 or 8443."
        error={errors.url}
      >
        {(control) => (
          <Input
            {...control}
            name="url"
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
      <FieldSet>
        <FieldLegend className="mb-1">Events</FieldLegend>
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
      </FieldSet>
      {problem && <Alert variant="destructive">{problem}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isPending}>
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
