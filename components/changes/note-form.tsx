"use client";

import { useState } from "react";
import { today } from "@/components/changes/today";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { useForm } from "@/components/ui/use-form";
import { apiResponse } from "@/lib/browser/api";
import { type ListingChanges, newChangeSchema } from "@/lib/changes/schema";

type NoteFormProps = {
  listingId: number;
  productName: string;
  /** The number on Etsy, where it is known. */
  knownAddress: string | null;
  onNoted: (answer: ListingChanges) => unknown;
};

/** Notes that the listing's text, as it is here, stands in the shop. */
export function NoteForm({
  listingId,
  productName,
  knownAddress,
  onNoted,
}: NoteFormProps) {
  const [on, setOn] = useState(today);
  const [address, setAddress] = useState("");
  const [done, setDone] = useState<string | null>(null);
  const { errors, problem, isPending, formProps } = useForm({
    schema: newChangeSchema,
    values: { on, ...(address.trim() && { address: address.trim() }) },
    async onSubmit(change) {
      setDone(null);
      const response = await apiResponse(
        "POST",
        `/api/listings/${listingId}/changes`,
        change,
      );
      const isNew = response.status === 201;
      await onNoted(await response.json());
      setAddress("");
      const known = change.address
        ? "Its address is saved."
        : "Nothing changed since your last note.";
      setDone(isNew ? "Noted." : known);
    },
    onInvalid: () => setDone(null),
  });

  return (
    <Form
      {...formProps}
      className="space-y-4 rounded-md border border-border bg-background p-4"
    >
      <p className="max-w-prose font-semibold">
        Did you put this text into your shop yourself? Note it.
      </p>
      <div className="grid gap-4 sm:grid-cols-[auto_1fr]">
        <Field label="Since" error={errors.on}>
          {(control) => (
            <Input
              {...control}
              name="on"
              type="date"
              max={today()}
              value={on}
              onChange={(event) => setOn(event.target.value)}
            />
          )}
        </Field>
        <AddressField
          known={knownAddress}
          error={errors.address}
          value={address}
          onChange={setAddress}
        />
      </div>
      {problem && <Alert variant="destructive">{problem}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          disabled={isPending}
          aria-label={`Note that ${productName} is in my shop`}
        >
          {isPending ? "Noting…" : "Note it"}
        </Button>
        <p role="status" className="text-sm">
          {done}
        </p>
      </div>
    </Form>
  );
}

type AddressFieldProps = {
  /** The number that is known so far. */
  known: string | null;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
};

function AddressField({ known, error, value, onChange }: AddressFieldProps) {
  return (
    <Field
      label="Its address on Etsy"
      note="optional"
      error={error}
      hint={
        known === null
          ? "With it, orders are found in your file, and views and favorites are read while your shop is connected."
          : `Known so far: listing ${known}.`
      }
    >
      {(control) => (
        <Input
          {...control}
          name="address"
          inputMode="url"
          autoComplete="off"
          placeholder="https://www.etsy.com/listing/…"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
