import { render, screen } from "@testing-library/react";
import GlobalError from "@/app/global-error";

test("the page that replaces a broken layout hears presses at once", () => {
  delete document.documentElement.dataset.awake;
  render(<GlobalError error={new Error("broken")} reset={() => undefined} />, { container: document });
  expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
  expect(document.documentElement.dataset.awake).toBe("");
});
