import { render, screen } from "@testing-library/react";
import { Ruler } from "@/components/ui/ruler";
import { rulerScale } from "@/components/ui/ruler-scale";

test("tells its figures to everyone", () => {
  render(
    <Ruler
      label="Title length"
      value={58}
      max={140}
      unit="characters"
      isCaptioned
    />,
  );
  const meter = screen.getByRole("meter", { name: "Title length" });
  expect(meter).toHaveAttribute("aria-valuetext", "58 of 140 characters");
  expect(screen.getByText("58 of 140 characters")).toBeInTheDocument();
});

test("says by how much a limit is passed", () => {
  render(
    <Ruler label="Title length" value={152} max={140} unit="characters" />,
  );
  expect(screen.getByRole("meter")).toHaveAttribute(
    "aria-valuetext",
    "152 of 140 characters (12 too many)",
  );
});

test.each([
  [5, 1],
  [13, 1],
  [30, 1],
  [140, 5],
  [500, 20],
])("a length of %i gets a mark every %i", (max, minor) => {
  expect(rulerScale(max).minor).toBe(minor);
});
