import { render } from "@testing-library/react";
import { Logo } from "@/components/site";
import { site } from "@/lib/content/site";

afterEach(() => {
  delete document.documentElement.dataset.logo;
});

test("the logo is a swing tag, or the file of whoever hosts it", () => {
  const ours = render(<Logo />);
  expect(ours.container.querySelector("img")).toBeNull();
  expect(ours.container.querySelector("svg")).not.toBeNull();
  document.documentElement.dataset.logo = "own";
  const theirs = render(<Logo />);
  expect(theirs.container.querySelector("img")?.getAttribute("src")).toBe(
    "/brand-logo",
  );
  expect(theirs.container.textContent).toBe(site.name);
});
