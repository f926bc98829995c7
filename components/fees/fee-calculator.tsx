"use client";

import { useState } from "react";
import { FeeForm } from "@/components/fees/fee-form";
import { FeeResult } from "@/components/fees/fee-result";
import {
  countryDefaults,
  readSale,
  type TypedSale,
} from "@/lib/fees/read-sale";

const example: TypedSale = {
  ...countryDefaults("US"),
  price: "45.00",
  shipping: "5.00",
  costs: "18.00",
  ads: "none",
  isConverted: false,
  margin: "40",
};

/** Prerendered with an example, and calculated anew with each key. */
export function FeeCalculator() {
  const [typed, setTyped] = useState(example);
  const { sale, costs, margin, problems } = readSale(typed);
  const isReadable = Object.keys(problems).length === 0;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <FeeForm
        typed={typed}
        problems={problems}
        onChange={(changes) => setTyped({ ...typed, ...changes })}
      />
      {isReadable ? (
        <FeeResult sale={sale} costs={costs} margin={margin} />
      ) : (
        <p role="status">
          The result appears when every field has a number that can be read.
        </p>
      )}
    </div>
  );
}
