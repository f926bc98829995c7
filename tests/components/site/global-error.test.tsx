import { render, screen } from "@testing-library/react";
import GlobalError from "@/app/global-error";

test("the page that replaces a broken layout can be used at once", () => {
  render(<GlobalError error={new Error("broken")} reset={() => undefined} />, {
    container: document,
  });
  expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
});
