"use client";

import { useId } from "react";
import {
  type Query,
  type Sort,
  sorts,
} from "@/components/audit/results/audit-query";
import type { AuditSource } from "@/components/audit/worker/audit-calls";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";
import { toast } from "@/components/ui/toast";
import { useAction } from "@/components/ui/use-action";
import { type AuditRow, findingKeys, findings } from "@/lib/audit/findings";
import { type Country, countries } from "@/lib/audit/seasons/calendar";
import { saveFile } from "@/lib/browser/save-file";

type AuditControlsProps = {
  kind: AuditSource["kind"];
  rows: readonly AuditRow[];
  selected: readonly AuditRow[];
  query: Query;
  onQuery: (query: Query) => void;
  country: Country;
  onCountry: (country: Country) => void;
  /** Null when the worker is gone. */
  onExport: () => Promise<Blob | null>;
};

const numbers = new Intl.NumberFormat();
const counted = (count: number) =>
  `${numbers.format(count)} ${count === 1 ? "listing" : "listings"}`;

/** What is shown of the table, and in which order. */
export function AuditControls({
  kind,
  rows,
  selected,
  query,
  onQuery,
  country,
  onCountry,
  onExport,
}: AuditControlsProps) {
  const isFiltered = query.text.trim() !== "" || query.finding !== "";
  return (
    <div className="space-y-4">
      <FindingFilter rows={rows} query={query} onQuery={onQuery} />
      <SearchForm
        kind={kind}
        query={query}
        onQuery={onQuery}
        country={country}
        onCountry={onCountry}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted-foreground">
          {isFiltered
            ? `${numbers.format(selected.length)} of ${counted(rows.length)}`
            : counted(rows.length)}
          <span>
            {selected.length === 0 &&
              ". Nothing matches the search and the filter."}
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          {isFiltered && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => onQuery({ ...query, text: "", finding: "" })}
            >
              Show all
            </Button>
          )}
          <ExportButton
            isDisabled={selected.length === 0}
            onExport={onExport}
          />
          <Button
            variant="secondary"
            size="sm"
            onClick={() => window.print()}
            disabled={selected.length === 0}
          >
            Print
          </Button>
        </div>
      </div>
    </div>
  );
}

type SearchFormProps = Pick<
  AuditControlsProps,
  "kind" | "query" | "onQuery" | "country" | "onCountry"
>;

function SearchForm({
  kind,
  query,
  onQuery,
  country,
  onCountry,
}: SearchFormProps) {
  const id = useId();
  return (
    <Form
      role="search"
      className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
      onSubmit={(event) => event.preventDefault()}
    >
      <div>
        <label htmlFor={`${id}-text`} className="sr-only">
          Search titles and SKUs
        </label>
        <Input
          id={`${id}-text`}
          type="search"
          placeholder="Search titles and SKUs"
          value={query.text}
          onChange={(event) => onQuery({ ...query, text: event.target.value })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-sort`} className="sr-only">
          Sort
        </label>
        <NativeSelect
          id={`${id}-sort`}
          value={query.sort}
          onChange={(event) =>
            onQuery({ ...query, sort: event.target.value as Sort })
          }
        >
          {Object.entries(sorts).map(([value, name]) => (
            <NativeSelectOption key={value} value={value}>
              {value === "file" && kind === "shop" ? "Oldest first" : name}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      </div>
      <div>
        <label htmlFor={`${id}-country`} className="sr-only">
          Country for seasons
        </label>
        <NativeSelect
          id={`${id}-country`}
          value={country}
          onChange={(event) => onCountry(event.target.value as Country)}
        >
          {countries.map(({ value, label }) => (
            <NativeSelectOption key={value} value={value}>
              Seasons: {label}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      </div>
    </Form>
  );
}

function FindingFilter({
  rows,
  query,
  onQuery,
}: Pick<AuditControlsProps, "rows" | "query" | "onQuery">) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">Filter by what was found</legend>
      {findingKeys.map((key) => {
        const count = rows.filter(({ found }) => found.includes(key)).length;
        if (count === 0 && query.finding !== key) return null;
        const isChosen = query.finding === key;
        return (
          <button
            key={key}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onQuery({ ...query, finding: isChosen ? "" : key })}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-input bg-card px-3 text-sm aria-pressed:border-primary aria-pressed:bg-accent"
          >
            {findings[key]}
            <span className="font-semibold tabular-nums">
              {numbers.format(count)}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

function ExportButton({
  isDisabled,
  onExport,
}: {
  isDisabled: boolean;
  onExport: AuditControlsProps["onExport"];
}) {
  const { isPending, run: save } = useAction(async () => {
    const file = await onExport().catch(() => null);
    if (file) saveFile(file, "listing-changes.csv");
    else
      toast({
        title: "The list could not be created",
        description: "Reload the page and try again.",
        variant: "error",
      });
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      disabled={isDisabled}
      aria-disabled={isPending}
      onClick={save}
    >
      {isPending ? "Creating the list …" : "Download the change list"}
    </Button>
  );
}
