import { readFileSync } from "node:fs";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { Demo } from "@/components/landing/demo";
import { sampleFacts, sampleListing } from "@/lib/content/landing";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import { checkListing } from "@/lib/listing-text/rules/rules";

test("the sample passes the rules that the page names", () => {
  const materials = sampleFacts[0].value.split(", ");
  expect(
    checkListing({ ...emptyListing, ...sampleListing, materials }),
  ).toEqual([]);
  expect(sampleListing.tags).toHaveLength(13);
});

test("the demo is a list of four steps to a screen reader, and its drawing is silent", () => {
  render(<Demo />);
  const steps = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(steps).toHaveLength(4);
  expect(steps[0]).toHaveTextContent("Drop image here");
  expect(steps[3]).toHaveTextContent("Complete listing generated!");
});

test("it can be stopped, by styles alone", () => {
  render(<Demo />);
  const box = screen.getByRole("checkbox", { name: "Stop the animation" });
  expect(box).not.toBeChecked();
  expect(box.closest("[aria-hidden]")).toBeNull();
  const parts = ".demo-stage:has(.demo-still:checked) .demo-part";
  expect(document.querySelector(parts)).toBeNull();
  fireEvent.click(box);
  expect(document.querySelector(parts)).not.toBeNull();
  expect(readFileSync("app/demo.css", "utf8")).toContain(
    `${parts} {\n  animation: none;`,
  );
});

test("one round lasts as long as its four steps, and each begins when the one before it ends", () => {
  const css = readFileSync("app/demo.css", "utf8");
  const durations = [800, 600, 800, 3_000];
  const round = durations.reduce((sum, duration) => sum + duration, 0);
  expect(css).toContain(`--round: ${round}ms`);
  const begins = { photo: 800, arrow: 1_400, written: 2_200 };
  for (const [step, at] of Object.entries(begins)) {
    const start = new RegExp(
      `@keyframes demo-${step} \\{\\s*0%,\\s*([\\d.]+)%`,
    ).exec(css)?.[1];
    expect(Math.abs((Number(start) / 100) * round - at)).toBeLessThanOrEqual(
      10,
    );
  }
});
