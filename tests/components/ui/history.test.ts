import { addStep, redo, startHistory, undo } from "@/components/ui/history";

const typed = (at: number, where = "title") => ({ where, at });

test("history: steps are undone and redone in turn", () => {
  const two = addStep(addStep(startHistory("a"), "b"), "c");
  expect(undo(two).present).toBe("b");
  expect(undo(undo(two)).present).toBe("a");
  expect(redo(undo(two))).toEqual(two);
  const first = undo(undo(two));
  expect(undo(first)).toBe(first);
  expect(redo(two)).toBe(two);
});

test("history: a step after undo drops what was undone", () => {
  const other = addStep(undo(addStep(startHistory("a"), "b")), "c");
  expect(redo(other)).toBe(other);
  expect(undo(other).present).toBe("a");
});

test("history: what is not changed is no step", () => {
  const start = startHistory("a");
  expect(addStep(start, "a")).toBe(start);
});

test("history: quick keystrokes in one place are one step", () => {
  let word = startHistory("");
  word = addStep(word, "a", typed(0));
  word = addStep(word, "ab", typed(999));
  word = addStep(word, "abc", typed(1_998));
  expect(word.past).toEqual([""]);
  expect(addStep(word, "abcd", typed(2_998)).past).toEqual(["", "abc"]);
  expect(addStep(word, "abcd", typed(2_000, "tags")).past).toHaveLength(2);
  expect(addStep(word, "abcd").past).toHaveLength(2);
});

test("history: a keystroke right after undo is a step of its own", () => {
  const word = addStep(addStep(startHistory(""), "a", typed(0)), "b");
  const undone = undo(word);
  expect(addStep(undone, "ab", typed(1)).past).toEqual(["", "a"]);
});

test("history: the oldest of more than 200 steps go", () => {
  let count = startHistory(0);
  for (let step = 1; step <= 250; step++) count = addStep(count, step);
  for (let step = 1; step <= 250; step++) count = undo(count);
  expect(count.present).toBe(50);
});
