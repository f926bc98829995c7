"use client";

import { useId, useState } from "react";
import { inputVariants } from "@/components/ui/input";
import { readTypedPrice } from "@/lib/listings/options/price";

type PriceInputProps = {
  label: string;
  price: number | null;
  /** What is wrong with the price that is stored. */
  problem: string | undefined;
  onType: (price: number | null) => void;
};

const show = (price: number | null): string =>
  price === null ? "" : price.toFixed(2).replace(/\.00$/u, "");

/**
 * A price with a point or a comma. What is no price yet stays in the field
 * while it is typed, and says so.
 */
export function PriceInput({ label, price, problem, onType }: PriceInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isUnreadable = typed !== null && readTypedPrice(typed) === undefined;
  // After an undo, or when another field changed it, what was typed here is no
  // longer true.
  const text =
    typed !== null && (isUnreadable || readTypedPrice(typed) === price)
      ? typed
      : show(price);
  const message = isUnreadable ? "Write the price as a number: 24.50" : problem;
  return (
    <div className="min-w-0">
      <input
        aria-label={label}
        aria-invalid={message !== undefined || undefined}
        aria-describedby={message ? id : undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder="Listing's"
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = readTypedPrice(target.value);
          if (next !== undefined) onType(next);
        }}
        onBlur={() =>
          setTyped((before) =>
            before !== null && readTypedPrice(before) === undefined
              ? before
              : null,
          )
        }
        className={inputVariants({
          className: "w-28 text-right tabular-nums",
        })}
      />
      {message && (
        <p id={id} className="mt-1 font-semibold text-destructive text-sm">
          {message}
        </p>
      )}
    </div>
  );
}
