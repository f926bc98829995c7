import { act, render, screen } from "@testing-library/react";
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
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, writeToClipboard: true });
  render(<CopyButton text="Clay mug" what="title" />);
  return { user, button: screen.getByRole("button", { name: "Copy title" }) };
}

test("copies, and says so for two seconds", async () => {
  const { user, button } = press();
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe("Clay mug");
  expect(screen.getByRole("status")).toHaveTextContent("Copied title");
  act(() => jest.advanceTimersByTime(1_900));
  expect(screen.getByRole("status")).toHaveTextContent("Copied title");
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("says when the clipboard refuses, and doesn't claim to have copied", async () => {
  const { user, button } = press();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await user.click(button);
  expect(toast).toHaveBeenCalledWith({ title: "Failed to copy to clipboard", variant: "error" });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
