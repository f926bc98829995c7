import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PhotoEditor } from "@/components/photos/coach/photo-editor";
import type { PhotoEdits } from "@/lib/photos/photo-edits";
import { file, provideBrowserParts } from "@/tests/components/browser-parts";
import { fakeApi, ok } from "@/tests/components/fake-api";

/** jsdom has none. */
class FakePointerEvent extends MouseEvent {
  readonly pointerId: number;
  constructor(type: string, { pointerId = 1, ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = pointerId;
  }
}

/** A photo of 4000 × 3000 pixels, shown at a tenth of that. */
beforeEach(() => {
  provideBrowserParts();
  Object.assign(window, { PointerEvent: FakePointerEvent });
  Object.defineProperties(HTMLImageElement.prototype, {
    decode: { value: async () => undefined, configurable: true },
    naturalWidth: { get: () => 4000, configurable: true },
    naturalHeight: { get: () => 3000, configurable: true },
  });
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue(DOMRect.fromRect({ width: 400, height: 300 }));
});

async function open(edits: PhotoEdits | null = null) {
  const user = userEvent.setup();
  const [onUse, onCancel] = [jest.fn(), jest.fn()];
  const original = file("image/jpeg");
  render(
    <PhotoEditor
      original={original}
      edits={edits}
      onUse={onUse}
      onCancel={onCancel}
    />,
  );
  await screen.findByRole("button", { name: "Use this" });
  /** What is used when the seller is done. */
  async function used(): Promise<PhotoEdits> {
    await user.click(button("Use this"));
    expect(onUse).toHaveBeenCalledWith(original, expect.anything());
    return onUse.mock.lastCall?.[1];
  }
  return { user, used, onUse, onCancel };
}

const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string, key: string, shiftKey = false) =>
  fireEvent.keyDown(button(name), { key, shiftKey });

function drag(name: string, x: number, y: number, steps = 4) {
  fireEvent.pointerDown(button(name), {
    pointerId: 1,
    clientX: 50,
    clientY: 50,
    button: 0,
  });
  for (let step = 1; step <= steps; step++) {
    fireEvent.pointerMove(button(name), {
      pointerId: 1,
      clientX: 50 + (x * step) / steps,
      clientY: 50 + (y * step) / steps,
    });
  }
  fireEvent.pointerUp(button(name), { pointerId: 1 });
}

test("photo as it was: nothing to use, undo or take back", async () => {
  const { user, onCancel } = await open();
  for (const name of ["Use this", "Undo", "Back to the original"])
    expect(button(name)).toBeDisabled();
  await user.click(button("Cancel"));
  expect(onCancel).toHaveBeenCalled();
});

test("corner dragged: that part is kept, and one undo takes the whole drag back", async () => {
  const { user, used } = await open();
  drag("Top left corner", 100, 30);
  drag("Right edge", -40, 500);
  const { crop } = await used();
  expect(crop?.left).toBeCloseTo(0.25);
  expect(crop?.top).toBeCloseTo(0.1);
  expect(crop?.width).toBeCloseTo(0.65);
  expect(crop?.height).toBeCloseTo(0.9);
  await user.click(button("Undo"));
  await user.click(button("Undo"));
  expect(button("Undo")).toBeDisabled();
  expect(button("Use this")).toBeDisabled();
});

test("second finger: doesn't move what the first one holds", async () => {
  await open();
  fireEvent.pointerDown(button("Top left corner"), {
    pointerId: 1,
    clientX: 0,
    clientY: 0,
    button: 0,
  });
  fireEvent.pointerMove(button("Top left corner"), {
    pointerId: 2,
    clientX: 200,
    clientY: 200,
  });
  expect(button("Use this")).toBeDisabled();
  fireEvent.pointerMove(button("Top left corner"), {
    pointerId: 1,
    clientX: 100,
    clientY: 0,
  });
  expect(button("Use this")).toBeEnabled();
});

test("drag beyond the photo, or a corner over the other: stays inside, and not too small", async () => {
  const { used } = await open();
  drag("Top left corner", -400, -400);
  drag("Bottom right corner", -900, -900);
  const { crop } = await used();
  expect(crop?.left).toBe(0);
  expect(crop?.width).toBeCloseTo(0.2);
  expect(crop?.height).toBeCloseTo(0.2);
});

test("arrow keys: move a corner by a hundredth, with Shift further, and then the whole part", async () => {
  const { used } = await open();
  press("Bottom right corner", "ArrowLeft", true);
  press("Bottom right corner", "ArrowUp");
  press("Part that is kept", "ArrowRight");
  const { crop } = await used();
  expect(crop?.left).toBeCloseTo(0.01);
  expect(crop?.width).toBeCloseTo(0.95);
  expect(crop?.height).toBeCloseTo(0.99);
});

test("square and 4:3: the largest in the middle, with corners alone; a corner keeps the shape", async () => {
  const { user, used } = await open();
  await user.click(screen.getByRole("radio", { name: "Square" }));
  expect(screen.queryByRole("button", { name: "Top edge" })).toBeNull();
  expect((await used()).crop).toEqual({
    left: 0.125,
    top: 0,
    width: 0.75,
    height: 1,
  });
  drag("Bottom right corner", -100, -100);
  const { crop } = await used();
  expect(crop?.width).toBeLessThan(0.6);
  expect(
    ((crop?.width ?? 0) * 4000) / ((crop?.height ?? 1) * 3000),
  ).toBeCloseTo(1);
  expect([crop?.left, crop?.top]).toEqual([0.125, 0]);
  // A photo of 4:3 is one already.
  await user.click(screen.getByRole("radio", { name: "4:3" }));
  expect(button("Use this")).toBeDisabled();
});

test("quarter turns: the part that was kept turns too, and four of them change nothing", async () => {
  const { user, used } = await open();
  drag("Top left corner", 200, 0);
  await user.click(button("Turn right"));
  expect(await used()).toEqual({
    turn: 90,
    straighten: 0,
    crop: { left: 0, top: 0.5, width: 1, height: 0.5 },
  });
  await user.click(button("Turn left"));
  await user.click(button("Turn left"));
  expect((await used()).turn).toBe(270);
});

test("square, turned: stays square", async () => {
  const { user, used } = await open();
  await user.click(screen.getByRole("radio", { name: "Square" }));
  await user.click(button("Turn right"));
  expect(await used()).toEqual({
    turn: 90,
    straighten: 0,
    crop: { left: 0, top: 0.125, width: 1, height: 0.75 },
  });
});

test("straightening: shows a grid meanwhile, and is undone in one step", async () => {
  const { user, used } = await open();
  const slider = screen.getByRole("slider", { name: "Straighten" });
  expect(screen.queryByTestId("grid")).toBeNull();
  act(() => slider.focus());
  for (const value of ["1", "2.5", "4"])
    fireEvent.change(slider, { target: { value } });
  expect(await screen.findByTestId("grid")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("+4.0°");
  expect((await used()).straighten).toBe(4);
  await user.click(button("Undo"));
  expect(button("Undo")).toBeDisabled();
});

test("edited photo opened again: begins with its edits, and goes back to the original", async () => {
  const edits: PhotoEdits = {
    turn: 90,
    straighten: -3,
    crop: { left: 0.1, top: 0, width: 0.5, height: 1 },
  };
  const { user, used } = await open(edits);
  expect(screen.getByRole("slider")).toHaveValue("-3");
  expect(button("Use this")).toBeDisabled();
  await user.click(button("Back to the original"));
  expect(await used()).toEqual({ turn: 0, straighten: 0, crop: null });
  await user.click(button("Undo"));
  expect(button("Use this")).toBeDisabled();
});

test("photo that only the server has: is fetched, and what was fetched is edited", async () => {
  fakeApi({ "GET /api/photos/7": ok("jpeg") });
  const onUse = jest.fn();
  render(
    <PhotoEditor
      original="/api/photos/7"
      edits={null}
      onUse={onUse}
      onCancel={() => undefined}
    />,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Turn right" }));
  fireEvent.click(button("Use this"));
  expect(onUse.mock.lastCall?.[0]).toBeInstanceOf(File);
});

test("photo that can't be opened any more: says so, and leads back", async () => {
  Object.defineProperty(HTMLImageElement.prototype, "decode", {
    value: () => Promise.reject(new DOMException("", "EncodingError")),
    configurable: true,
  });
  const onCancel = jest.fn();
  render(
    <PhotoEditor
      original={file("image/svg+xml")}
      edits={null}
      onUse={() => undefined}
      onCancel={onCancel}
    />,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("Add it again");
  fireEvent.click(button("Back"));
  expect(onCancel).toHaveBeenCalled();
});
