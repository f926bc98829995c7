"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";
import { takeFocus } from "@/components/ui/take-focus";
import { type MappedColumn, mappedColumns } from "@/lib/audit/file/columns";
import type { Mapping } from "@/lib/audit/file/read-shop-file";

type ColumnMappingProps = {
  header: string[];
  /** The first rows, clipped. */
  samples: string[][];
  guess: Mapping;
  onMapping: (mapping: Mapping) => void;
};

const labels: Record<MappedColumn, string> = {
  title: "Title",
  description: "Description",
  tags: "Tags",
  materials: "Materials",
};

/** Asks which column is which, where no name of the first line is known. */
export function ColumnMapping({
  header,
  samples,
  guess,
  onMapping,
}: ColumnMappingProps) {
  const [mapping, setMapping] = useState(guess);
  const isComplete = mapping.title !== undefined;
  function choose(column: MappedColumn, value: string) {
    const { [column]: _, ...others } = mapping;
    setMapping(value === "" ? others : { ...others, [column]: Number(value) });
  }
  return (
    <section aria-labelledby="columns-title" className="space-y-5">
      <div>
        <h2
          ref={takeFocus}
          tabIndex={-1}
          id="columns-title"
          className="text-2xl outline-none"
        >
          Which column has the titles?
        </h2>
        <p className="mt-2 max-w-prose text-muted-foreground">
          We don’t recognize a column of titles in the first line. Choose the
          title column, and the others if the file has them. If this is not a
          file of listings, choose another one.
        </p>
      </div>
      <Form
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) onMapping(mapping);
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {mappedColumns.map((column) => (
            <ColumnChoice
              key={column}
              column={column}
              header={header}
              value={mapping[column]}
              onChoose={(value) => choose(column, value)}
            />
          ))}
        </div>
        <div>
          <Checkbox
            label="The first line is a listing, too"
            checked={mapping.isListingFirst ?? false}
            onChange={(event) =>
              setMapping({ ...mapping, isListingFirst: event.target.checked })
            }
          />
        </div>
        <Button type="submit" disabled={!isComplete}>
          Check the listings
        </Button>
      </Form>
      <SampleTable header={header} samples={samples} />
    </section>
  );
}

const columnName = (name: string, index: number) =>
  name || `Column ${index + 1}`;

type ColumnChoiceProps = {
  column: MappedColumn;
  header: string[];
  /** The place of the file's column. */
  value: number | undefined;
  /** With its place, or "" for none. */
  onChoose: (value: string) => void;
};

function ColumnChoice({ column, header, value, onChoose }: ColumnChoiceProps) {
  return (
    <Field
      label={labels[column]}
      {...(column !== "title" && { note: "if there is one" })}
    >
      {(control) => (
        <NativeSelect
          {...control}
          value={value ?? ""}
          onChange={(event) => onChoose(event.target.value)}
        >
          <NativeSelectOption value="">
            {column === "title" ? "Choose a column" : "None"}
          </NativeSelectOption>
          {header.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name.
            <NativeSelectOption key={index} value={index}>
              {columnName(name, index)}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

type SampleTableProps = Pick<ColumnMappingProps, "header" | "samples">;

function SampleTable({ header, samples }: SampleTableProps) {
  return (
    <section
      className="overflow-x-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keys only when it takes the focus.
      tabIndex={0}
      aria-label="The first rows of the file"
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            {header.map((name, index) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name.
                key={index}
                scope="col"
                className="border border-border bg-muted px-3 py-2 text-left font-semibold"
              >
                {columnName(name, index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {samples.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have nothing else.
            <tr key={place}>
              {header.map((_, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same.
                  key={index}
                  className="border border-border px-3 py-2 align-top"
                >
                  {row[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
