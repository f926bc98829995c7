import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { ToastArea } from "@/components/ui/toast-area";

jest.mock("@/components/ui/toaster", () => {
  throw new Error("offline");
});

test.each([
  [
    "Name",
    "12345678",
    "The last 3 characters of what you pasted were left out. This field holds 5.",
  ],
  [
    "Name",
    "123456",
    "The last character of what you pasted was left out. This field holds 5.",
  ],
  [
    "Notes",
    "123456789",
    "The last 2 characters of what you pasted were left out. This field holds 7.",
  ],
])(
  "%s: what is pasted beyond its limit is said",
  async (label, pasted, sentence) => {
    const user = userEvent.setup();
    render(
      <>
        <Input aria-label="Name" maxLength={5} />
        <Textarea aria-label="Notes" maxLength={7} />
        <ToastArea />
      </>,
    );
    await user.click(screen.getByLabelText(label));
    await user.paste(pasted);
    expect(await screen.findByText(sentence)).toBeVisible();
  },
);

test("what fits, takes the place of a selection or has no limit: nothing is said", async () => {
  const user = userEvent.setup();
  render(
    <>
      <Input aria-label="Name" maxLength={5} defaultValue="12345" />
      <Input aria-label="Open" />
      <ToastArea />
    </>,
  );
  await user.tripleClick(screen.getByLabelText("Name"));
  await user.paste("54321");
  await user.click(screen.getByLabelText("Open"));
  await user.paste("a".repeat(1_000));
  expect(screen.getByLabelText("Name")).toHaveValue("54321");
  expect(screen.queryByText("Not all of it fits")).not.toBeInTheDocument();
});
