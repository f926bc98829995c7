import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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
      <Tooltip text="Undo">
        <button type="button" aria-label="Undo" />
      </Tooltip>
    </TooltipArea>,
  );
  return {
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    refresh: screen.getByRole("button", { name: "Refresh" }),
    undo: screen.getByRole("button", { name: "Undo" }),
  };
}

/** What the popup shows; nothing when it is closed. */
const shown = () =>
  document.querySelector("[data-open][aria-hidden]")?.textContent;
const pass = (milliseconds: number) =>
  act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));

test("tooltip: opens when the pointer has rested for 700 ms", async () => {
  const { user, refresh } = openArea();
  await user.hover(refresh);
  await pass(600);
  expect(shown()).toBeUndefined();
  await pass(150);
  expect(shown()).toBe("Newest figures");
  await user.unhover(refresh);
  await pass(50);
  expect(shown()).toBeUndefined();
});

test("tooltip: describes its button, and only when it says more than the label", () => {
  const { refresh, undo } = openArea();
  expect(refresh).toHaveAccessibleDescription("Newest figures");
  expect(undo).not.toHaveAccessibleDescription();
});

test("tooltip: opens at once for the keyboard, and Escape closes it while the button keeps the focus", async () => {
  const { user, refresh } = openArea();
  await user.tab();
  await pass(50);
  expect(refresh).toHaveFocus();
  expect(shown()).toBe("Newest figures");
  await user.keyboard("{Escape}");
  await pass(50);
  expect(shown()).toBeUndefined();
  expect(refresh).toHaveFocus();
});

test("tooltip: the next one opens without a wait", async () => {
  const { user, refresh, undo } = openArea();
  await user.hover(refresh);
  await pass(750);
  await user.unhover(refresh);
  await pass(100);
  await user.hover(undo);
  await pass(50);
  expect(shown()).toBe("Undo");
});

test("tooltip: a press closes it, and a touch never opens it", async () => {
  const { user, refresh } = openArea();
  await user.hover(refresh);
  await pass(750);
  expect(shown()).toBe("Newest figures");
  await user.click(refresh);
  await pass(50);
  expect(shown()).toBeUndefined();

  fireEvent.pointerEnter(refresh, { pointerType: "touch" });
  fireEvent.pointerMove(refresh, { pointerType: "touch" });
  await pass(1_000);
  expect(shown()).toBeUndefined();
});
