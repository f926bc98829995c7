import { render, screen } from "@testing-library/react";
import PageError from "@/app/error";

test("a page that fails says so, with a way out", async () => {
  render(<PageError error={new Error("broken")} reset={() => undefined} />);
  expect(
    await screen.findByRole("heading", {
      name: "Something went wrong on our side",
    }),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
});
