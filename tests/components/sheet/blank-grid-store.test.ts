import { BlankGridStore } from "@/components/sheet/blanks/blank-grid-store";
import type { Typed } from "@/components/sheet/blanks/typed";

const both = ["size", "care"];

/** Three listings: the second has no care to fill in. */
function createGrid(typed: Typed = {}) {
  const keep = jest.fn();
  const grid = new BlankGridStore({ typed, keep });
  const rows = [both, ["size"], both].map((blanks, index) => ({
    id: index + 1,
    blanks: new Set(blanks),
  }));
  grid.setRows(rows, both);
  return { grid, keep, active: () => grid.getSnapshot().active };
}

function typeInto(
  grid: BlankGridStore,
  row: number,
  column: number,
  text: string,
) {
  grid.activate({ row, column });
  grid.draft(text);
  grid.commit();
}

test("what is typed is taken when the cell is left, in one line, and kept", () => {
  const { grid, keep } = createGrid();
  grid.draft("  9 cm \n wide ");
  grid.move(1, 0);
  expect(grid.typed).toEqual({ 1: { size: "9 cm wide" } });
  expect(keep).toHaveBeenLastCalledWith({ 1: { size: "9 cm wide" } });
});

test("Tab goes from blank to blank, over what has none, and out at the end", () => {
  const { grid, active } = createGrid();
  const steps = [grid.step(1), grid.step(1), grid.step(1), grid.step(1)];
  expect([steps, active()]).toEqual([
    [true, true, true, true],
    { row: 2, column: 1 },
  ]);
  expect([grid.step(1), active()]).toEqual([false, { row: 2, column: 1 }]);
  grid.activate({ row: 0, column: 0 });
  expect(grid.step(-1)).toBe(false);
});

test("moving stops at the edges", () => {
  const { grid, active } = createGrid();
  grid.move(-5, 9);
  expect(active()).toEqual({ row: 0, column: 1 });
  grid.move(99, -9);
  expect(active()).toEqual({ row: 2, column: 0 });
});

test("a pasted column starts at the active cell; what has no blank is counted", () => {
  const { grid } = createGrid();
  grid.activate({ row: 0, column: 1 });
  grid.paste("hand wash\nwipe\nrinse\nmore\n");
  expect(grid.typed).toEqual({
    1: { care: "hand wash" },
    3: { care: "rinse" },
  });
  expect(grid.getSnapshot().message).toBe("2 values had no blank to go to.");
});

test("a block is copied and pasted as a spreadsheet does; one value fills a selection", () => {
  const { grid } = createGrid();
  typeInto(grid, 0, 0, '9" wide');
  typeInto(grid, 0, 1, "wipe");
  grid.activate({ row: 0, column: 0 });
  grid.activate({ row: 1, column: 1 }, true);
  expect(grid.copy()).toBe('"9"" wide"\twipe\n\t');
  grid.activate({ row: 2, column: 0 });
  grid.paste(grid.copy());
  expect(grid.typed[3]).toBeUndefined();
  grid.activate({ row: 0, column: 0 });
  grid.activate({ row: 2, column: 0 }, true);
  grid.paste("9 cm");
  expect([1, 2, 3].map((id) => grid.typed[id]?.size)).toEqual([
    "9 cm",
    "9 cm",
    "9 cm",
  ]);
});

test("typing, pasting and clearing are undone step by step, and redone", () => {
  const { grid } = createGrid();
  typeInto(grid, 0, 0, "a");
  grid.activate({ row: 0, column: 0 });
  grid.paste("b\nb\nb");
  grid.activate({ row: 0, column: 0 });
  grid.activate({ row: 2, column: 0 }, true);
  grid.clear();
  const size = () => [1, 2, 3].map((id) => grid.typed[id]?.size ?? "");
  expect(size()).toEqual(["", "", ""]);
  grid.undo();
  expect(size()).toEqual(["b", "b", "b"]);
  grid.undo();
  expect(size()).toEqual(["a", "", ""]);
  grid.redo();
  expect(size()).toEqual(["b", "b", "b"]);
});

test("what was saved is forgotten; what was typed meanwhile stays", () => {
  const { grid, keep } = createGrid({ 1: { size: "a", care: "b" } });
  const sent = grid.typed;
  typeInto(grid, 0, 1, "newer");
  grid.forget({ 1: { ...sent[1] } });
  expect(grid.typed).toEqual({ 1: { care: "newer" } });
  expect(keep).toHaveBeenLastCalledWith({ 1: { size: "", care: "newer" } });
});

test("one cell that changes draws one row", () => {
  const { grid } = createGrid();
  const before = [0, 1, 2].map(grid.viewOf);
  grid.draft("x");
  grid.commit();
  const after = [0, 1, 2].map(grid.viewOf);
  expect(after.map((view, row) => view === before[row])).toEqual([
    false,
    true,
    true,
  ]);
});

test("a column's empty blanks are left out at once", () => {
  const { grid } = createGrid({ 1: { size: "9 cm" } });
  grid.leaveOutEmpty(0);
  expect([1, 2, 3].map((id) => grid.typed[id]?.size)).toEqual([
    "9 cm",
    "–",
    "–",
  ]);
});
