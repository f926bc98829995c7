"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";

type LinkListingProps = { listingId: number; onLinked: () => Promise<void> };

/**
 * For a listing that was made on Etsy: its texts can then be updated from here.
 */
export function LinkListing({ listingId, onLinked }: LinkListingProps) {
  const [address, setAddress] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function link(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await api("POST", `/api/listings/${listingId}/etsy`, { address });
      await onLinked();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Disclosure
      summary="It's already in my shop"
      className="mt-3 last:border-0"
    >
      <form onSubmit={link} className="space-y-3">
        <Field
          label="Its address on Etsy"
          error={problem}
          hint="Nothing changes there until you confirm an update."
        >
          {(control) => (
            <Input
              {...control}
              type="text"
              inputMode="url"
              autoComplete="off"
              placeholder="https://www.etsy.com/listing/…"
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          disabled={isBusy || address.trim() === ""}
        >
          {isBusy ? "Looking for it…" : "Link it"}
        </Button>
      </form>
    </Disclosure>
  );
}
