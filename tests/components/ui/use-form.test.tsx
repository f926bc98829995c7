import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { z } from "zod";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { leaving } from "@/components/ui/use-action";
import { useForm } from "@/components/ui/use-form";
import { ApiError } from "@/lib/browser/api-error";

const schema = z
  .object({
    email: z.string().trim().min(1, "Whose is it?").max(30, "Too long."),
    code: z.string().regex(/^\d+$/, "Only digits."),
    terms: z.literal("on").optional(),
    kind: z.string().optional(),
  })
  .refine(({ code }) => code !== "13", "Not today.");
type Sent = z.output<typeof schema>;
type Options = Partial<Parameters<typeof useForm<Sent>>[0]>;

function Sample(options: Options) {
  const form = useForm<Sent>({ schema, onSubmit: () => undefined, ...options });
  return (
    <Form {...form.formProps} aria-label="Sample">
      <Field label="Email" error={form.errors.email}>
        {(control) => <Input {...control} name="email" />}
      </Field>
      <Field label="Code" error={form.errors.code}>
        {(control) => <Input {...control} name="code" />}
      </Field>
      <input type="checkbox" name="terms" aria-label="Terms" />
      <p role="alert">{form.problem}</p>
      <Button type="submit" disabled={form.isPending}>
        {form.isPending ? "Sending" : "Send"}
      </Button>
      <Button type="submit" name="kind" value="copy">
        Send a copy
      </Button>
      <Button onClick={form.clear}>Start over</Button>
    </Form>
  );
}

const email = () => screen.getByRole("textbox", { name: "Email" });
const code = () => screen.getByRole("textbox", { name: "Code" });
const send = () => screen.getByRole("button", { name: "Send" });

/** A call that is answered when the test says so. */
function openCall() {
  let answer: (outcome?: unknown) => void = () => undefined;
  const call = jest.fn(
    (_sent: Sent) =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  return {
    call,
    answer: (outcome?: unknown) => act(async () => answer(outcome)),
  };
}

async function fill(values: { email: string; code: string }, options: Options) {
  const user = userEvent.setup();
  render(<Sample {...options} />);
  await user.type(email(), values.email);
  await user.type(code(), values.code);
  return user;
}
const good = { email: "mara@example.com", code: "42" };
const refuse = (message: string, status = 422, name = "invalid_input") =>
  jest.fn().mockRejectedValue(new ApiError(status, name, message));

test("what is valid is sent as the schema gives it, with the ticked boxes", async () => {
  const onSubmit = jest.fn();
  const user = await fill(
    { ...good, email: " mara@example.com " },
    { onSubmit },
  );
  await user.click(screen.getByRole("checkbox", { name: "Terms" }));
  await user.click(send());
  expect(onSubmit.mock.calls).toEqual([[{ ...good, terms: "on" }]]);
});

test("the button that was pressed is sent too", async () => {
  const onSubmit = jest.fn();
  const user = await fill(good, { onSubmit });
  await user.click(screen.getByRole("button", { name: "Send a copy" }));
  expect(onSubmit.mock.calls).toEqual([[{ ...good, kind: "copy" }]]);
});

test("values held in state are sent in place of what stands in the form", async () => {
  const onSubmit = jest.fn();
  const user = await fill(good, {
    values: { email: "held", code: "7" },
    onSubmit,
  });
  await user.click(send());
  expect(onSubmit.mock.calls).toEqual([[{ email: "held", code: "7" }]]);
});

test("each field says its first error, the first one has the focus, and what was typed stays", async () => {
  const onSubmit = jest.fn();
  const onInvalid = jest.fn();
  const user = userEvent.setup();
  render(<Sample onSubmit={onSubmit} onInvalid={onInvalid} />);
  await user.type(code(), "four");
  await user.click(send());
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription("Whose is it?");
  expect(code()).toHaveAccessibleDescription("Only digits.");
  expect(code()).toHaveValue("four");
  expect(onInvalid.mock.calls).toEqual([
    [{ email: "Whose is it?", code: "Only digits." }],
  ]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test("the error is there when the focus comes, so that a screen reader reads it", async () => {
  const user = userEvent.setup();
  render(<Sample />);
  const read = jest.fn();
  email().addEventListener("focus", () =>
    read(email().getAttribute("aria-invalid")),
  );
  await user.type(code(), "4");
  await user.click(send());
  expect(read.mock.calls).toEqual([["true"]]);
});

test("typing clears the field's own error, and no other", async () => {
  const user = userEvent.setup();
  render(<Sample />);
  await user.click(send());
  await user.type(email(), "m");
  expect(email()).toBeValid();
  expect(code()).toBeInvalid();
});

test("what belongs to no field is said by the form", async () => {
  const user = await fill({ ...good, code: "13" }, {});
  await user.click(send());
  expect(screen.getByRole("alert")).toHaveTextContent("Not today.");
  await user.click(screen.getByRole("button", { name: "Start over" }));
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

test("a refusal is the form's own by default, and goes with the next try", async () => {
  const onSubmit = refuse("Too many attempts.", 429, "rate_limited");
  const user = await fill(good, { onSubmit });
  await user.click(send());
  expect(screen.getByRole("alert")).toHaveTextContent("Too many attempts.");
  expect(email()).toHaveValue(good.email);
  expect(code()).toHaveValue(good.code);
  onSubmit.mockResolvedValue(undefined);
  await user.click(send());
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

test("a refusal with a code goes to its field, which gets the focus", async () => {
  const onFailure = jest.fn(({ code, message }: ApiError) =>
    code === "conflict" ? { code: "Used up." } : message,
  );
  const onSubmit = refuse("Conflict.", 409, "conflict");
  const user = await fill(good, { onSubmit, onFailure });
  await user.click(send());
  expect(code()).toHaveFocus();
  expect(code()).toHaveAccessibleDescription("Used up.");
  expect(code()).toHaveValue("42");
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  expect(onFailure).toHaveBeenCalledWith(expect.any(ApiError), good);
  expect(send()).toBeEnabled();
});

test("while a call is open the form is pending, and sends nothing else", async () => {
  const { call, answer } = openCall();
  const user = await fill(good, { onSubmit: call });
  await user.click(send());
  expect(screen.getByRole("button", { name: "Sending" })).toBeDisabled();
  await user.type(code(), "{Enter}");
  fireEvent.submit(screen.getByRole("form"));
  await answer();
  expect(call).toHaveBeenCalledTimes(1);
  await user.click(send());
  expect(call).toHaveBeenCalledTimes(2);
});

test("two submissions before the first is drawn are one", async () => {
  const { call, answer } = openCall();
  await fill(good, { onSubmit: call });
  const form = screen.getByRole("form");
  await act(async () => {
    form.dispatchEvent(new SubmitEvent("submit", { bubbles: true }));
    form.dispatchEvent(new SubmitEvent("submit", { bubbles: true }));
  });
  await answer();
  expect(call).toHaveBeenCalledTimes(1);
});

test("a form that leaves the page stays pending", async () => {
  const { call, answer } = openCall();
  const user = await fill(good, { onSubmit: call });
  await user.click(send());
  await answer(leaving);
  expect(screen.getByRole("button", { name: "Sending" })).toBeDisabled();
});

test("the schema is loaded when the form gets the focus, not before", async () => {
  const load = jest.fn(async () => schema);
  const onSubmit = jest.fn();
  const user = userEvent.setup();
  render(<Sample schema={load} onSubmit={onSubmit} />);
  expect(load).not.toHaveBeenCalled();
  await user.click(email());
  expect(load).toHaveBeenCalled();
  await user.click(send());
  expect(await screen.findByText("Whose is it?")).toBeVisible();
  expect(email()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a schema that can't be loaded says so, and is loaded by the next try", async () => {
  const load = jest.fn(async () => schema);
  load.mockRejectedValue(new Error("Loading chunk 7 failed."));
  const onSubmit = jest.fn();
  const user = await fill(good, { schema: load, onSubmit });
  await user.click(send());
  expect(await screen.findByText(/couldn't reach the server/)).toBeVisible();
  expect(email()).toHaveValue(good.email);
  load.mockResolvedValue(schema);
  await user.click(send());
  expect(onSubmit.mock.calls).toEqual([[good]]);
});

test("before React listens nothing can be typed or sent, and no value gets into the address", async () => {
  const page = document.createElement("div");
  document.body.append(page);
  page.innerHTML = renderToString(<Sample />);
  expect(screen.getByRole("form")).toHaveAttribute("method", "post");
  expect(email()).toBeDisabled();
  expect(send()).toBeDisabled();
  const root = await act(async () => hydrateRoot(page, <Sample />));
  expect(email()).toBeEnabled();
  await userEvent.setup().click(send());
  expect(email()).toHaveFocus();
  await act(async () => root.unmount());
  page.remove();
});

/**
 * Why forms are not React's own actions: what was typed is gone when they have
 * run, refused or not.
 */
test("React's form actions empty the fields", async () => {
  const user = userEvent.setup();
  render(
    <form action={async () => undefined}>
      <input aria-label="Email" />
      <button type="submit">Send</button>
    </form>,
  );
  await user.type(email(), "mara@");
  await user.click(send());
  expect(email()).toHaveValue("");
});
