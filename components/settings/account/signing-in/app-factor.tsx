import { useState } from "react";
import { withStepUp } from "@/components/auth";
import { RemoveFactor } from "@/components/settings/account/signing-in/remove-factor";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { useAction } from "@/components/ui/use-action";
import { useForm } from "@/components/ui/use-form";
import {
  type AddedFactor,
  appCodeOnlySchema,
  type Factors,
  type NewApp,
} from "@/lib/auth/factors/schema";
import { api } from "@/lib/browser/api";

const path = "/api/auth/factors/app";
const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

type AppFactorProps = {
  app: Factors["app"];
  onAdded: (added: AddedFactor) => Promise<void>;
  onChanged: () => unknown;
};

export function AppFactor({ app, onAdded, onChanged }: AppFactorProps) {
  const [started, setStarted] = useState<NewApp | null>(null);
  const { isPending, run } = useAction(
    async () => setStarted(await withStepUp(() => api<NewApp>("POST", path))),
    "Failed to set up the app",
  );
  return (
    <section aria-label="Authenticator app">
      <h2 className="font-sans font-semibold text-base">Authenticator app</h2>
      <p className="text-muted-foreground">
        An app on your phone shows a code that you type after your password.
      </p>
      {app ? (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-border border-y py-3">
          <p>{`Set up ${day.format(new Date(app.confirmedAt))}`}</p>
          <RemoveFactor
            what="the authenticator app"
            path={path}
            onRemoved={onChanged}
          />
        </div>
      ) : started ? (
        <NewAppForm
          started={started}
          onAdded={async (added) => {
            setStarted(null);
            await onAdded(added);
          }}
          onCancel={() => setStarted(null)}
        />
      ) : (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          disabled={isPending}
          onClick={() => run()}
        >
          {isPending ? "Preparing…" : "Set up an app"}
        </Button>
      )}
    </section>
  );
}

type NewAppFormProps = {
  started: NewApp;
  onAdded: (added: AddedFactor) => Promise<void>;
  onCancel: () => void;
};

function NewAppForm({ started, onAdded, onCancel }: NewAppFormProps) {
  const { errors, problem, isPending, formProps } = useForm({
    schema: appCodeOnlySchema,
    onSubmit: async (typed) =>
      onAdded(await withStepUp(() => api<AddedFactor>("PUT", path, typed))),
    onFailure: ({ code, message }) =>
      code === "invalid_code" ? { code: message } : message,
  });
  return (
    <Form {...formProps} className="mt-4 space-y-5">
      <NewAppSecret started={started} />
      <Field
        label="Code from the app"
        hint="Six digits. With them we know that the app is set up."
        error={errors.code}
        required
      >
        {(control) => (
          <Input
            {...control}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            className="max-w-48 text-lg tabular-nums tracking-widest"
          />
        )}
      </Field>
      {problem && <Alert variant="destructive">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isPending}>
          {isPending ? "Checking…" : "Turn on"}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

/** As a picture for a phone, and as text for typing it in. */
function NewAppSecret({ started: { qr, secret, uri } }: { started: NewApp }) {
  return (
    <div className="flex flex-wrap gap-5">
      {/* Readers need dark on light, also on a dark page. */}
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label="QR code for your authenticator app"
        className="size-48 shrink-0 rounded-md bg-white text-black"
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="currentColor" />
      </svg>
      <div className="min-w-0 flex-1 basis-56 space-y-3">
        <p>Scan it with the app, or type this key:</p>
        <code className="block break-words rounded-md border border-border bg-card p-3 text-sm">
          {secret}
        </code>
        <div className="flex flex-wrap gap-3">
          <CopyButton
            text={secret.replaceAll(" ", "")}
            what="the key"
            variant="secondary"
          />
          <a
            href={uri}
            className={buttonVariants({ variant: "secondary", size: "sm" })}
          >
            Open the app on this phone
          </a>
        </div>
      </div>
    </div>
  );
}
