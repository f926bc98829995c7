import { useState } from "react";
import { DeliveryLog } from "@/components/settings/webhooks/delivery-log";
import { EndpointForm } from "@/components/settings/webhooks/endpoint-form";
import type { NewSecret } from "@/components/settings/webhooks/secret-notice";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { ApiError, api, apiResponse } from "@/lib/api-client";
import type { Endpoint } from "@/lib/webhooks/schema";

const time = new Intl.DateTimeFormat(undefined, {
  dateStyle: "medium",
  timeStyle: "short",
});

const reasons = {
  user: "You switched it off.",
  failing: "It accepted no event for five days, so it was switched off.",
  gone: "It answered 410 Gone, so it was switched off.",
};

type EndpointCardProps = {
  endpoint: Endpoint;
  onChange: (endpoint: Endpoint) => unknown;
  onDelete: () => unknown;
  onSecret: (secret: NewSecret) => void;
};

export function EndpointCard({
  endpoint,
  onChange,
  onDelete,
  onSecret,
}: EndpointCardProps) {
  const [open, setOpen] = useState<"edit" | "rotate" | "delete" | "log" | null>(
    null,
  );
  const path = `/api/webhook-endpoints/${endpoint.id}`;
  const isOn = endpoint.disabledAt === null;
  const close = () => setOpen(null);

  async function run(action: () => Promise<unknown>) {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({
        title: "That didn't work",
        description: error.message,
        variant: "error",
      });
    }
  }
  const change = async (changes: object) =>
    onChange(await api<Endpoint>("PATCH", path, changes));
  const rotate = () =>
    run(async () => {
      const rotated = await api<NewSecret>("POST", `${path}/rotate`, {});
      close();
      onSecret(rotated);
      await onChange(rotated.endpoint);
      window.scrollTo({ top: 0 });
    });
  const sendTest = () =>
    run(async () => {
      await api("POST", `${path}/test`, {});
      setOpen("log");
      toast({
        title: "Test event queued",
        description: "The log shows what becomes of it.",
      });
    });
  const remove = () =>
    run(async () => {
      await apiResponse("DELETE", path, undefined);
      await onDelete();
    });

  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 break-all font-semibold font-sans text-lg">
          {endpoint.url}
        </h2>
        <Badge tone={stateOf(endpoint).tone}>{stateOf(endpoint).label}</Badge>
      </div>
      <div className="space-y-1 text-muted-foreground text-sm">
        <p className="break-words">{endpoint.events.join(", ")}</p>
        {endpoint.disabledReason && <p>{reasons[endpoint.disabledReason]}</p>}
        {isOn && endpoint.failingSince && (
          <p>
            It has accepted nothing since{" "}
            {time.format(new Date(endpoint.failingSince))}.
          </p>
        )}
        {endpoint.previousEndsAt && (
          <p>
            The previous secret also signs until{" "}
            {time.format(new Date(endpoint.previousEndsAt))}.
          </p>
        )}
      </div>
      {open === "edit" ? (
        <EndpointForm
          endpoint={endpoint}
          submitLabel="Save"
          onSubmit={async (changes) => {
            await change(changes);
            close();
          }}
          onCancel={close}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {isOn && (
            <Button variant="secondary" size="sm" onClick={sendTest}>
              Send a test event
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={open === "log"}
            onClick={() => setOpen(open === "log" ? null : "log")}
          >
            Log
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setOpen("edit")}>
            Edit
          </Button>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => run(() => change({ enabled: !isOn }))}
          >
            {isOn ? "Switch off" : "Switch on"}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => setOpen("rotate")}
          >
            New secret
          </Button>
          <Button
            variant="destructive"
            size="sm"
            onClick={() => setOpen("delete")}
          >
            Delete
          </Button>
        </div>
      )}
      {open === "log" && (
        <DeliveryLog endpointId={endpoint.id} canResend={isOn} />
      )}
      <Dialog
        isOpen={open === "rotate"}
        onClose={close}
        title="Make a new secret?"
      >
        <p>
          Both secrets sign for 24 hours, so that your program can change over.
          Only the new one signs after that.
        </p>
        <Button className="mt-5" onClick={rotate}>
          Make a new secret
        </Button>
      </Dialog>
      <Dialog
        isOpen={open === "delete"}
        onClose={close}
        title="Delete this endpoint?"
      >
        <p>Nothing more is sent to it, and its log is deleted.</p>
        <Button variant="destructive" className="mt-5" onClick={remove}>
          Delete endpoint
        </Button>
      </Dialog>
    </Card>
  );
}

function stateOf({ disabledAt, failingSince }: Endpoint) {
  if (disabledAt !== null) return { label: "Off", tone: "plain" } as const;
  return failingSince === null
    ? ({ label: "On", tone: "moss" } as const)
    : ({ label: "Failing", tone: "amber" } as const);
}
