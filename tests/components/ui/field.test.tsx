import { render, screen } from "@testing-library/react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

const email = (error?: string) => (
  <Field label="Email" hint="We write once." error={error}>
    {(control) => <Input {...control} name="email" />}
  </Field>
);

test("the name stays the label's, and hint and error describe the control", () => {
  render(email("Please enter a valid email address."));
  const input = screen.getByRole("textbox", { name: "Email" });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(
    "We write once. Please enter a valid email address.",
  );
});

test("without an error nothing is marked as wrong", () => {
  render(email());
  const input = screen.getByRole("textbox", { name: "Email" });
  expect(input).toBeValid();
  expect(input).toHaveAccessibleDescription("We write once.");
});
