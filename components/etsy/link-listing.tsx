"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { useForm } from "@/components/ui/use-form";
import { api } from "@/lib/browser/api";

const loadSchema = () =>
  import("@/lib/etsy/listing/schema").then((file) => file.linkRequestSchema);

type LinkListingProps = { listingId: number; onLinked: () => Promise<void> };

/**
 * For a listing that was made on Etsy: its texts can then be updated from here.
 */
export function LinkListing({ listingId, onLinked }: LinkListingProps) {
  const [address, setAddress] = useState("");
  const { errors, isPending, formProps } = useForm({
    schema: loadSchema,
    values: { address },
    async onSubmit(request) {
      await api("POST", `/api/listings/${listingId}/etsy`, request);
      await onLinked();
    },
    onFailure: ({ message }) => ({ address: message }),
  });

  return (
    <Disclosure
      summary="It's already in my shop"
      className="mt-3 last:border-0"
    >
      <Form {...formProps} className="space-y-3">
        <Field
          label="Its address on Etsy"
          error={errors.address}
          hint="Nothing changes there until you confirm an update."
        >
          {(control) => (
            <Input
              {...control}
              name="address"
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
          disabled={isPending || address.trim() === ""}
        >
          {isPending ? "Looking for it…" : "Link it"}
        </Button>
      </Form>
    </Disclosure>
  );
}
