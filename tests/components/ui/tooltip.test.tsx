import { act, fireEvent, render, screen } from "@testing-library/react";
import { Tooltip, TooltipArea } from "@/components/ui/tooltip";

class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(window, { ResizeObserver: NoResizes });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function openArea() {
  render(
    <TooltipArea>
      <Tooltip text="Newest figures">
        <button type="button">Refresh</button>
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
