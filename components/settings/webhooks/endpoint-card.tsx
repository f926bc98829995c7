import { useState } from "react";
import { DeliveryLog } from "@/components/settings/webhooks/delivery-log";
import { EndpointForm } from "@/components/settings/webhooks/endpoint-form";
import type { NewSecret } from "@/components/settings/webhooks/secret-notice";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { useAction } from "@/components/ui/use-action";
import { api, apiResponse } from "@/lib/browser/api";
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

/** What of it can be open, one at a time. */
type Part = "edit" | "rotate" | "delete" | "log";

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
  const [open, setOpen] = useState<Part | null>(null);
  const path = `/api/webhook-endpoints/${endpoint.id}`;
  const isOn = endpoint.disabledAt === null;
  const close = () => setOpen(null);

  const { run } = useAction(
    (work: () => Promise<unknown>) => work(),
    "That didn't work",
  );
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
        description: "The log shows what happens to it.",
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
        <Badge variant={stateOf(endpoint).variant}>
          {stateOf(endpoint).label}
        </Badge>
      </div>
      <EndpointFacts endpoint={endpoint} />
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
        <EndpointButtons
          isOn={isOn}
          isLogOpen={open === "log"}
          onOpen={setOpen}
          onTest={sendTest}
          onSwitch={() => run(() => change({ enabled: !isOn }))}
        />
      )}
      {open === "log" && (
        <DeliveryLog endpointId={endpoint.id} canResend={isOn} />
      )}
      <RotateDialog
        isOpen={open === "rotate"}
        onClose={close}
        onRotate={rotate}
      />
      <DeleteDialog
        isOpen={open === "delete"}
        onClose={close}
        onDelete={remove}
      />
    </Card>
  );
}

function EndpointFacts({ endpoint }: Pick<EndpointCardProps, "endpoint">) {
  return (
    <div className="space-y-1 text-muted-foreground text-sm">
      <p className="break-words">{endpoint.events.join(", ")}</p>
      {endpoint.disabledReason && <p>{reasons[endpoint.disabledReason]}</p>}
      {endpoint.disabledAt === null && endpoint.failingSince && (
        <p>
          It has not accepted anything since{" "}
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
  );
}

type EndpointButtonsProps = {
  isOn: boolean;
  isLogOpen: boolean;
  onOpen: (part: Part | null) => void;
  onTest: () => void;
  onSwitch: () => void;
};

function EndpointButtons({
  isOn,
  isLogOpen,
  onOpen,
  onTest,
  onSwitch,
}: EndpointButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {isOn && (
        <Button variant="secondary" size="sm" onClick={onTest}>
          Send a test event
        </Button>
      )}
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={isLogOpen}
        onClick={() => onOpen(isLogOpen ? null : "log")}
      >
        Log
      </Button>
      <Button variant="secondary" size="sm" onClick={() => onOpen("edit")}>
        Edit
      </Button>
      <Button variant="secondary" size="sm" onClick={onSwitch}>
        {isOn ? "Switch off" : "Switch on"}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => onOpen("rotate")}>
        New secret
      </Button>
      <Button variant="destructive" size="sm" onClick={() => onOpen("delete")}>
        Delete
      </Button>
    </div>
  );
}

type RotateDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onRotate: () => void;
};

function RotateDialog({ isOpen, onClose, onRotate }: RotateDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Create a new secret?">
      <p>
        Both secrets sign for 24 hours, so that your program can switch over.
        After that, only the new one does.
      </p>
      <Button className="mt-5" onClick={onRotate}>
        Create a new secret
      </Button>
    </Dialog>
  );
}

type DeleteDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onDelete: () => void;
};

function DeleteDialog({ isOpen, onClose, onDelete }: DeleteDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Delete this endpoint?">
      <p>Nothing more is sent to it, and its log is deleted.</p>
      <Button variant="destructive" className="mt-5" onClick={onDelete}>
        Delete endpoint
      </Button>
    </Dialog>
  );
}

function stateOf({ disabledAt, failingSince }: Endpoint) {
  if (disabledAt !== null) return { label: "Off", variant: "default" } as const;
  return failingSince === null
    ? ({ label: "On", variant: "success" } as const)
    : ({ label: "Failing", variant: "warning" } as const);
}
