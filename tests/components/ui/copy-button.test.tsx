import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyButton } from "@/components/ui/copy-button";
import { toast } from "@/components/ui/toast";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(toast).mockReset();
});
afterEach(() => jest.useRealTimers());

function press() {
  const user = userEvent.setup({
    advanceTimers: jest.advanceTimersByTime,
    writeToClipboard: true,
  });
  render(<CopyButton text="Clay mug" what="title" />);
  return { user, button: screen.getByRole("button", { name: "Copy title" }) };
}

test("copies, and says so for two seconds", async () => {
  const { user, button } = press();
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe("Clay mug");
  // Waiting for it moves the fake clock by some steps of 50 ms.
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent("Copied title"),
  );
  act(() => jest.advanceTimersByTime(1_500));
  expect(screen.getByRole("status")).toHaveTextContent("Copied title");
  act(() => jest.advanceTimersByTime(600));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("says when the clipboard refuses, and doesn't claim to have copied", async () => {
  const { user, button } = press();
  jest
    .spyOn(navigator.clipboard, "writeText")
    .mockRejectedValue(new Error("denied"));
  await user.click(button);
  await waitFor(() => expect(toast).toHaveBeenCalled());
  expect(toast).toHaveBeenCalledWith({
    title: "Failed to copy to clipboard",
    variant: "error",
  });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
