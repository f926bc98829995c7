// Bundled by `count-renders.ts`, and run in a page without a network.
import { createElement, Profiler } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { ListingEditor } from "@/components/listing/editor/listing-editor";
import { DataClient } from "@/components/site/data-client";
import { listingAnswerSchema } from "@/lib/listing-text/fields/schema";
import { takeCounts } from "./jsx-runtime";

const listing = listingAnswerSchema.parse({
  id: 1,
  title: "Speckled Stoneware Mug, Wheel Thrown",
  altText: "A speckled mug on a wooden table.",
  description:
    "A speckled stoneware mug.\n\nIt holds [add size]. Care: [add care].",
  attributes: [{ name: "Primary color", value: "White" }],
  tags: ["stoneware mug", "coffee mug", "speckled mug"],
  materials: ["stoneware", "glaze"],
  facts: [{ name: "Material", value: "stoneware", source: "seller" }],
  missing: ["size", "care"],
  score: 92,
  writer: "a writer",
  productName: "Speckled mug",
  category: "home_living",
  sellerText: "Speckled mug\nstoneware",
});

let commits = 0;
const container = document.body.appendChild(document.createElement("div"));
flushSync(() =>
  createRoot(container).render(
    createElement(
      Profiler,
      { id: "editor", onRender: () => (commits += 1) },
      <DataClient>
        <ListingEditor listing={listing} onSaved={() => undefined} />
      </DataClient>,
    ),
  ),
);

/** As a key does: React notices values that its own setter didn't write. */
function type(field: HTMLTextAreaElement | HTMLInputElement, text: string) {
  const { set } =
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ??
    {};
  set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

/** What one key in the description renders, once the editor is at rest. */
export async function countKey() {
  await settled();
  const edit = [...document.querySelectorAll("button")].find((button) =>
    /^Edit description$/i.test(
      button.getAttribute("aria-label") ?? button.textContent ?? "",
    ),
  );
  edit?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await settled();
  const field = document.querySelector("textarea");
  if (!field) throw new Error("There is no text to type into.");
  type(field, `${field.value} `);
  await settled();
  takeCounts();
  commits = 0;
  type(field, `${field.value}x`);
  await settled();
  const counts = [...takeCounts()].sort(([, one], [, other]) => other - one);
  return {
    commits,
    renders: counts.reduce((sum, [, count]) => sum + count, 0),
    counts,
  };
}
