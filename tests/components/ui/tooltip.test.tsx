import { act, fireEvent, render, screen } from "@testing-library/react";
import { Tooltip, TooltipArea } from "@/components/ui/tooltip";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function openArea() {
  render(
    <TooltipArea>
      <Tooltip text="Newest figures">
        <button type="button">Refresh</button>
      </Tooltip>
      <Tooltip text="Ends it here">
        <button type="button">Leave</button>
      </Tooltip>
    </TooltipArea>,
  );
  return screen.getByRole("button", { name: "Refresh" });
}

test("opens when the pointer has rested for 700 ms, and describes the button", () => {
  const button = openArea();
  fireEvent.pointerMove(button, { pointerType: "mouse" });
  act(() => jest.advanceTimersByTime(690));
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(20));
  expect(screen.getByRole("tooltip")).toHaveTextContent("Newest figures");
  expect(button).toHaveAccessibleDescription("Newest figures");
});

test("opens at once for the keyboard, and closes by Escape", () => {
  const button = openArea();
  act(() => button.focus());
  expect(screen.getByRole("tooltip")).toBeInTheDocument();
  fireEvent.keyDown(document, { key: "Escape" });
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
});

test.each([
  [290, true],
  [310, false],
])("%i ms after one was open, the next opens at once: %s", (pause, isOpen) => {
  const button = openArea();
  fireEvent.pointerMove(button, { pointerType: "mouse" });
  act(() => jest.advanceTimersByTime(700));
  fireEvent.pointerLeave(button.parentElement as Element);
  act(() => jest.advanceTimersByTime(pause));
  fireEvent.pointerMove(screen.getByRole("button", { name: "Leave" }), { pointerType: "mouse" });
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText("Ends it here") !== null).toBe(isOpen);
});

test("a press closes it, and the focus that comes with the press does not open it again", () => {
  const button = openArea();
  fireEvent.pointerMove(button, { pointerType: "mouse" });
  act(() => jest.advanceTimersByTime(700));
  fireEvent.pointerDown(button);
  act(() => button.focus());
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
});
