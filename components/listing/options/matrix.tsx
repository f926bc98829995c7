"use client";

import { useState } from "react";
import { PriceInput } from "@/components/listing/options/price-input";
import {
  type OptionsEditor,
  problemAt,
} from "@/components/listing/options/use-options";
import { Checkbox } from "@/components/ui/checkbox";
import { CopyButton } from "@/components/ui/copy-button";
import {
  changeCombination,
  hasOnePrice,
  setPrice,
  unifyPrice,
} from "@/lib/listings/options/change-options";
import { pasteTable } from "@/lib/listings/options/paste-list";
import type { Combination, Variations } from "@/lib/listings/options/schema";

type MatrixProps = { editor: OptionsEditor; variations: Variations };
type Row = Combination & { index: number; name: string };

const nameOf = (variations: Variations, axis: number): string =>
  variations.axes[axis]?.name.trim() || `Variation ${axis + 1}`;

/** Which value of the axis a combination has. */
function placeOn({ axes }: Variations, axis: number, index: number): number {
  const stride = axes
    .slice(axis + 1)
    .reduce((product, { values }) => product * values.length, 1);
  return Math.floor(index / stride) % (axes[axis]?.values.length ?? 1);
}

/** The value, or "Size 2" while it is blank. */
const valueAt = (variations: Variations, axis: number, index: number): string =>
  variations.combinations[index]?.values[axis]?.trim() ||
  `${nameOf(variations, axis)} ${placeOn(variations, axis, index) + 1}`;

/** Every combination with its price, and whether it is offered. */
export function Matrix({ editor, variations }: MatrixProps) {
  const { axes, combinations } = variations;
  const [onePrice, setOnePrice] = useState<boolean[]>(() =>
    axes.map((_, axis) => hasOnePrice(variations, axis)),
  );
  const same = axes.map((_, axis) => onePrice[axis] === true);
  const rows = combinations.map((combination, index): Row => {
    return {
      ...combination,
      index,
      name: axes.map((_, axis) => valueAt(variations, axis, index)).join(", "),
    };
  });
  const control = { editor, variations, same };
  const { error, blank } = problemAt(
    editor.problems,
    "variations.combinations",
  );
  const hasShared = same.some(Boolean);
  return (
    <section
      aria-label="Combinations"
      className="rounded-md border border-border bg-background p-3 sm:p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h5 className="font-sans font-semibold text-base tracking-normal">
          {rows.length === 1 ? "1 combination" : `${rows.length} combinations`}
        </h5>
        <CopyButton
          text={pasteTable(variations)}
          what="the table of combinations"
          className="-mr-2"
        >
          Copy table
        </CopyButton>
      </div>
      {(error ?? blank) && (
        <p
          role="status"
          className={`text-sm ${error ? "font-semibold text-destructive" : "text-warning"}`}
        >
          {error ?? blank}
        </p>
      )}
      {rows.length > 0 && (
        <>
          <p className="text-muted-foreground text-sm">
            Prices are in your shop's currency. An empty one means the price of
            the listing.
          </p>
          <div className="flex flex-wrap gap-x-6">
            {axes.map((_, axis) => (
              <Checkbox
                // biome-ignore lint/suspicious/noArrayIndexKey: a variation is identified by its position.
                key={axis}
                label={`Same price for every ${nameOf(variations, axis).toLowerCase()}`}
                checked={same[axis] === true}
                onChange={({ target }) => {
                  setOnePrice(
                    axes.map((_, at) =>
                      at === axis ? target.checked : same[at] === true,
                    ),
                  );
                  if (target.checked)
                    editor.editVariations(unifyPrice(variations, axis));
                }}
              />
            ))}
          </div>
          {hasShared && <SharedPrices {...control} rows={rows} />}
          <Table {...control} rows={rows} />
        </>
      )}
    </section>
  );
}

type ControlProps = MatrixProps & { same: boolean[] };

function Price({
  editor,
  variations,
  same,
  row,
  label,
}: ControlProps & { row: Row; label: string }) {
  return (
    <PriceInput
      label={`Price of ${label}`}
      price={row.price}
      problem={
        problemAt(editor.problems, `variations.combinations.${row.index}.price`)
          .error
      }
      onType={(price) =>
        editor.typeVariations(
          setPrice(variations, row.index, price, same),
          `price ${row.index}`,
        )
      }
    />
  );
}

/**
 * One price for each value that it depends on; one alone where it depends on
 * none.
 */
function SharedPrices(props: ControlProps & { rows: Row[] }) {
  const { same, rows, variations } = props;
  const axis = same.indexOf(false);
  const seen = new Set<number>();
  const first = rows.filter(({ index }) => {
    const at = axis < 0 ? 0 : placeOn(variations, axis, index);
    return !seen.has(at) && seen.add(at);
  });
  return (
    <ul className="my-2 flex flex-wrap gap-x-6 gap-y-2">
      {first.map((row) => {
        const value =
          axis < 0 ? "all combinations" : valueAt(variations, axis, row.index);
        return (
          <li
            key={row.index}
            className="flex items-start gap-3 max-sm:w-full max-sm:justify-between"
          >
            <span className="mt-2.5 min-w-0 break-words">
              {axis < 0 ? "All combinations" : value}
            </span>
            <Price {...props} row={row} label={value} />
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Grouped by the first of two variations: on a phone each group reads as a
 * card.
 */
function Table(props: ControlProps & { rows: Row[] }) {
  const { editor, variations, same, rows } = props;
  const { axes } = variations;
  const last = axes.length - 1;
  const size = axes[last]?.values.length ?? 1;
  const groups =
    last === 0
      ? [rows]
      : Array.from({ length: axes[0]?.values.length ?? 0 }, (_, at) =>
          rows.slice(at * size, (at + 1) * size),
        );
  const hasPrices = !same.some(Boolean);
  return (
    <table className="mt-2 w-full @2xl:max-w-lg border-collapse text-left">
      <caption className="sr-only">Combinations with price and offer</caption>
      <thead className="text-muted-foreground text-sm">
        <tr>
          <th scope="col" className="py-1 pr-3 font-semibold">
            {nameOf(variations, last)}
          </th>
          {hasPrices && (
            <th scope="col" className="w-28 py-1 pr-3 text-right font-semibold">
              Price
            </th>
          )}
          <th scope="col" className="w-24 py-1 font-semibold">
            Offered
          </th>
        </tr>
      </thead>
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a value is identified by its position.
        <tbody key={at} className="border-border border-t">
          {last > 0 && (
            <tr>
              <th
                scope="rowgroup"
                colSpan={3}
                className="pt-3 pb-1 font-semibold"
              >
                <span className="break-words">
                  {valueAt(variations, 0, group[0]?.index ?? 0)}
                </span>
              </th>
            </tr>
          )}
          {group.map((row) => (
            <tr
              key={row.index}
              className={row.isOffered ? "" : "text-muted-foreground"}
            >
              <th
                scope="row"
                className="break-words py-1 pr-3 font-normal [overflow-wrap:anywhere]"
              >
                {valueAt(variations, last, row.index)}
              </th>
              {hasPrices && (
                <td className="py-1 pr-3">
                  <div className="flex justify-end">
                    <Price {...props} row={row} label={row.name} />
                  </div>
                </td>
              )}
              <td className="py-0.5">
                <Checkbox
                  label={<span className="sr-only">Offer {row.name}</span>}
                  checked={row.isOffered}
                  onChange={({ target }) =>
                    editor.editVariations(
                      changeCombination(variations, row.index, {
                        isOffered: target.checked,
                      }),
                    )
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
