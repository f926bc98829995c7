"use client";

import { useRef, useState } from "react";
import {
  type AcceptedRow,
  type BatchChoices,
  choiceProblems,
  hasChoiceProblems,
  nameOf,
} from "@/components/batches/drafts/draft-rows";
import { countListings } from "@/components/batches/shown-state";
import {
  type DraftForm,
  OriginChoices,
  PriceAndProfiles,
  type ShopOptions,
} from "@/components/etsy";
import { EntryThumbnail } from "@/components/history";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { thumbnailUrlOf } from "@/lib/photos/thumbnail-url-of";

type CommonChoicesProps = {
  rows: AcceptedRow[];
  start: BatchChoices;
  options: ShopOptions;
  currency: string;
  onStart: (choices: BatchChoices) => void;
};

/**
 * What the drafts share, and the prices of those that differ. Nothing leaves
 * here.
 */
export function CommonChoices({
  rows,
  start,
  options,
  currency,
  onStart,
}: CommonChoicesProps) {
  const year = new Date().getUTCFullYear();
  const [choices, setChoices] = useState(start);
  const [isChecked, setChecked] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const { form, prices } = choices;
  const problems = choiceProblems(choices, rows, { options, currency, year });
  const shown = isChecked
    ? problems
    : { byAttribute: {}, byListing: {} as Record<number, string> };
  const change = (part: Partial<DraftForm>) =>
    setChoices((before) => ({ ...before, form: { ...before.form, ...part } }));

  function goOn() {
    setChecked(true);
    if (!hasChoiceProblems(problems)) return onStart(choices);
    requestAnimationFrame(() => {
      const marked = sheet.current?.querySelector<HTMLElement>(
        '[aria-invalid="true"], [data-problem]',
      );
      marked?.focus({ preventScroll: true });
      marked?.scrollIntoView({ block: "center" });
    });
  }

  return (
    <div ref={sheet} className="space-y-6">
      <p className="max-w-prose text-muted-foreground">
        Fill in once what {countListings(rows.length)} share. Then each is shown
        as it will appear on Etsy, and you confirm them one by one.
      </p>
      <PriceAndProfiles
        form={form}
        change={change}
        options={options}
        currency={currency}
        problems={shown}
        isShared
      />
      <OriginChoices
        form={form}
        change={change}
        options={options}
        year={year}
        problems={shown}
      />
      <section aria-label="Prices that differ">
        <h3 className="text-xl">Prices that differ</h3>
        <ul className="mt-3 divide-y divide-border">
          {rows.map((row) => (
            <PriceRow
              key={row.id}
              row={row}
              currency={currency}
              price={prices[String(row.listingId)] ?? ""}
              common={form.price}
              problem={shown.byListing[row.listingId]}
              onType={(price) =>
                setChoices((before) => ({
                  ...before,
                  prices: { ...before.prices, [String(row.listingId)]: price },
                }))
              }
            />
          ))}
        </ul>
      </section>
      <div className="sticky bottom-0 -mx-5 flex flex-wrap items-center justify-end gap-3 border-border border-t bg-card px-5 py-3 sm:-mx-6 sm:px-6">
        {isChecked && hasChoiceProblems(problems) && (
          <p role="status" className="font-semibold text-destructive text-sm">
            Something above still needs an answer.
          </p>
        )}
        <Button onClick={goOn}>
          {rows.length === 1
            ? "Show the listing"
            : `Show the first of ${rows.length}`}
        </Button>
      </div>
    </div>
  );
}

type PriceRowProps = {
  row: AcceptedRow;
  currency: string;
  price: string;
  common: string;
  problem: string | undefined;
  onType: (price: string) => void;
};

function PriceRow({
  row,
  currency,
  price,
  common,
  problem,
  onType,
}: PriceRowProps) {
  const { photoIds, problems, title } = row;
  return (
    <li className="flex items-start gap-3 py-2 defer-layout [contain-intrinsic-size:auto_6rem]">
      <EntryThumbnail path={photoIds[0] ? thumbnailUrlOf(photoIds[0]) : null} />
      <div className="min-w-0 flex-1">
        <Field
          label={nameOf(row)}
          note={currency}
          error={problem}
          className="grid gap-x-4 sm:grid-cols-[1fr_8rem]"
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={price}
              maxLength={12}
              placeholder={common || "Price"}
              onChange={({ target }) => onType(target.value)}
            />
          )}
        </Field>
        {title && (
          <p className="break-words text-muted-foreground text-sm">{title}</p>
        )}
        {problems.length > 0 && (
          <p className="break-words text-warning text-sm">
            {problems.length} to settle:{" "}
            {problems.map(({ message }) => message).join(" ")}
          </p>
        )}
      </div>
    </li>
  );
}
