import { useState } from "react";
import {
  loadPasskey,
  type PasskeyCreation,
  withStepUp,
} from "@/components/auth";
import { RemoveFactor } from "@/components/settings/account/signing-in/remove-factor";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { useAction } from "@/components/ui/use-action";
import { useForm } from "@/components/ui/use-form";
import {
  type AddedFactor,
  maxPasskeys,
  type PasskeyEntry,
  renamePasskeySchema,
} from "@/lib/auth/factors/schema";
import { api } from "@/lib/browser/api";

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const shown = (text: string) => day.format(new Date(text));

type PasskeysProps = {
  passkeys: readonly PasskeyEntry[];
  onAdded: (added: AddedFactor) => Promise<void>;
  onChanged: () => unknown;
};

export function Passkeys({ passkeys, onAdded, onChanged }: PasskeysProps) {
  const { isPending, run } = useAction(async () => {
    const options = await withStepUp(() =>
      api<PasskeyCreation>("POST", "/api/auth/factors/passkeys/options"),
    );
    const { createPasskey } = await loadPasskey();
    const response = await createPasskey(options);
    const path = "/api/auth/factors/passkeys";
    await onAdded(await api<AddedFactor>("POST", path, { response }));
  }, "Failed to add the passkey");

  return (
    <section aria-label="Passkeys">
      <h2 className="font-sans font-semibold text-base">Passkeys</h2>
      <p className="text-muted-foreground">
        Your fingerprint, face, screen lock or a security key.
      </p>
      {passkeys.length > 0 && (
        <ul className="mt-3 divide-y divide-border border-border border-y">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
      {passkeys.length < maxPasskeys && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          disabled={isPending}
          onClick={() => run()}
        >
          {isPending ? "Waiting for your device…" : "Add a passkey"}
        </Button>
      )}
    </section>
  );
}

type PasskeyRowProps = {
  passkey: PasskeyEntry;
  onChanged: () => unknown;
};

function PasskeyRow({ passkey, onChanged }: PasskeyRowProps) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const path = `/api/auth/factors/passkeys/${id}`;
  const [isNaming, setNaming] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-muted-foreground text-sm">
          {`Added ${shown(createdAt)}, ${lastUsedAt ? `last used ${shown(lastUsedAt)}` : "not used yet"}`}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Rename ${name}`}
          onClick={() => setNaming(true)}
        >
          Rename
        </Button>
        <RemoveFactor
          what={`the passkey “${name}”`}
          path={path}
          onRemoved={onChanged}
        />
      </div>
      <Dialog
        isOpen={isNaming}
        onClose={() => setNaming(false)}
        title="Rename this passkey"
      >
        <NameForm
          name={name}
          onNamed={async (next) => {
            await withStepUp(() => api("PATCH", path, { name: next }));
            setNaming(false);
            await onChanged();
          }}
        />
      </Dialog>
    </li>
  );
}

type NameFormProps = {
  name: string;
  onNamed: (name: string) => Promise<void>;
};

function NameForm({ name, onNamed }: NameFormProps) {
  const { errors, isPending, formProps } = useForm({
    schema: renamePasskeySchema,
    onSubmit: ({ name: next }) => onNamed(next),
    onFailure: ({ message }) => ({ name: message }),
  });
  return (
    <Form {...formProps} className="space-y-5">
      <Field label="Name" error={errors.name} required>
        {(control) => (
          <Input
            {...control}
            name="name"
            defaultValue={name}
            maxLength={60}
            autoComplete="off"
          />
        )}
      </Field>
      <Button type="submit" disabled={isPending}>
        {isPending ? "Saving…" : "Save"}
      </Button>
    </Form>
  );
}
