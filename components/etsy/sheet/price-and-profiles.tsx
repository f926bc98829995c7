"use client";

import { useId } from "react";
import type {
  ChangeForm,
  DraftForm,
  ShopOptions,
} from "@/components/etsy/sheet/draft-form";
import type { DraftProblems } from "@/components/etsy/sheet/draft-problems";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";

type PriceAndProfilesProps = {
  form: DraftForm;
  change: ChangeForm;
  options: ShopOptions;
  problems: DraftProblems;
  /** Of the shop; "" while it isn't known. */
  currency: string;
  /** Of several listings, each of which may have a price of its own. */
  isShared?: boolean;
};

/** Price, quantity, and what of the shop applies to the item. */
export function PriceAndProfiles({
  form,
  change,
  options,
  problems,
  currency,
  isShared = false,
}: PriceAndProfilesProps) {
  const { sections } = options;
  return (
    <section aria-label="Price and delivery">
      <h3 className="text-xl">Price and delivery</h3>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Field
          label={currency ? `Price in ${currency}` : "Price"}
          error={problems.price}
          required={!isShared}
          {...(isShared && { note: "where a listing has none" })}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={form.price}
              maxLength={12}
              onChange={({ target }) => change({ price: target.value })}
            />
          )}
        </Field>
        <Field label="Quantity" error={problems.quantity} required>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={form.quantity}
              maxLength={3}
              onChange={({ target }) => change({ quantity: target.value })}
            />
          )}
        </Field>
        <Field label="What does the buyer get?">
          {(control) => (
            <NativeSelect
              {...control}
              value={form.type}
              onChange={({ target }) =>
                change({
                  type: target.value === "download" ? "download" : "physical",
                })
              }
            >
              <NativeSelectOption value="physical">
                An item that is shipped
              </NativeSelectOption>
              <NativeSelectOption value="download">
                A file to download
              </NativeSelectOption>
            </NativeSelect>
          )}
        </Field>
        {form.type === "physical" && (
          <DeliveryProfiles
            form={form}
            change={change}
            options={options}
            problems={problems}
          />
        )}
        {form.type === "download" && (
          <Files form={form} change={change} problem={problems.hasFiles} />
        )}
        {sections.length > 0 && (
          <Profile
            label="Shop section"
            items={titled(sections)}
            chosen={form.sectionId}
            onChoose={(sectionId) => change({ sectionId })}
          />
        )}
      </div>
    </section>
  );
}

type DeliveryProfilesProps = Pick<
  PriceAndProfilesProps,
  "form" | "change" | "options" | "problems"
>;

/** Of an item that is shipped: how, when, and what of returns. */
function DeliveryProfiles({
  form,
  change,
  options,
  problems,
}: DeliveryProfilesProps) {
  const { shippingProfiles, readinessStates, returnPolicies } = options;
  return (
    <>
      <Profile
        label="Shipping profile"
        items={titled(shippingProfiles)}
        chosen={form.shippingProfileId}
        problem={problems.shippingProfileId}
        onChoose={(shippingProfileId) => change({ shippingProfileId })}
        isRequired
      />
      <Profile
        label="Processing profile"
        items={readinessStates}
        chosen={form.readinessStateId}
        problem={problems.readinessStateId}
        onChoose={(readinessStateId) => change({ readinessStateId })}
        isRequired
      />
      <Profile
        label="Returns"
        items={returnPolicies}
        chosen={form.returnPolicyId}
        onChoose={(returnPolicyId) => change({ returnPolicyId })}
      />
    </>
  );
}

const titled = (items: { id: number; title: string }[]) =>
  items.map(({ id, title }) => ({ id, label: title }));

type FilesProps = Pick<PriceAndProfilesProps, "form" | "change"> & {
  problem: string | undefined;
};

/** Of a digital item: what only Etsy's editor takes. */
function Files({ form, change, problem }: FilesProps) {
  const problemId = useId();
  return (
    <div className="space-y-1 sm:col-span-2">
      <p className="text-muted-foreground text-sm">
        The draft is sent without its files: you add them in Etsy's editor, up
        to 5 of 20 MB each. Etsy doesn't publish it before that. What buyers may
        do with them, such as personal use only, belongs in the description.
      </p>
      <Checkbox
        label="I have the files, and the right to sell them"
        checked={form.hasFiles}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        onChange={({ target }) => change({ hasFiles: target.checked })}
      />
      {problem && (
        <p id={problemId} className="font-semibold text-destructive text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}

type ProfileProps = {
  label: string;
  items: { id: number; label: string }[];
  chosen: number | null;
  problem?: string | undefined;
  isRequired?: boolean;
  onChoose: (id: number | null) => void;
};

function Profile({
  label,
  items,
  chosen,
  problem,
  isRequired = false,
  onChoose,
}: ProfileProps) {
  return (
    <Field
      label={label}
      error={problem}
      required={isRequired}
      {...(!isRequired && { note: "optional" })}
    >
      {(control) => (
        <NativeSelect
          {...control}
          value={chosen ?? ""}
          onChange={({ target }) =>
            onChoose(target.value ? Number(target.value) : null)
          }
        >
          <NativeSelectOption value="">
            {isRequired ? "Choose one" : "None"}
          </NativeSelectOption>
          {items.map(({ id, label: name }) => (
            <NativeSelectOption key={id} value={id}>
              {name}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
