"use client";

import { useState } from "react";
import { today } from "@/components/changes/today";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { ApiError, apiResponse } from "@/lib/browser/api";
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
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setProblem(null);
    setDone(null);
    const given = address.trim() === "" ? {} : { address: address.trim() };
    const checked = newChangeSchema.safeParse({ on, ...given });
    if (!checked.success)
      return setProblem(
        checked.error.issues[0]?.message ?? "This can't be noted.",
      );
    setSaving(true);
    try {
      const response = await apiResponse(
        "POST",
        `/api/listings/${listingId}/changes`,
        checked.data,
      );
      const isNew = response.status === 201;
      await onNoted(await response.json());
      setAddress("");
      const known = given.address
        ? "Its address is saved."
        : "Nothing changed since your last note.";
      setDone(isNew ? "Noted." : known);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setSaving(false);
    }
  }

  return (
    <Form
      onSubmit={submit}
      noValidate
      className="space-y-4 rounded-md border border-border bg-background p-4"
    >
      <p className="max-w-prose font-semibold">
        Did you put this text into your shop yourself? Note it.
      </p>
      <div className="grid gap-4 sm:grid-cols-[auto_1fr]">
        <Field label="Since">
          {(control) => (
            <Input
              {...control}
              type="date"
              max={today()}
              value={on}
              onChange={(event) => setOn(event.target.value)}
            />
          )}
        </Field>
        <AddressField
          known={knownAddress}
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
          disabled={isSaving}
          aria-label={`Note that ${productName} is in my shop`}
        >
          {isSaving ? "Noting…" : "Note it"}
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
  value: string;
  onChange: (value: string) => void;
};

function AddressField({ known, value, onChange }: AddressFieldProps) {
  return (
    <Field
      label="Its address on Etsy"
      note="optional"
      hint={
        known === null
          ? "With it, orders are found in your file, and views and favorites are read while your shop is connected."
          : `Known so far: listing ${known}.`
      }
    >
      {(control) => (
        <Input
          {...control}
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
