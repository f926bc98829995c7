import { Autosave, type AutosaveOptions } from "@/components/ui/autosave";
import { ApiError } from "@/lib/browser/api-error";
import { answerLater } from "@/tests/components/answer-later";

type Note = { text: string };
type Answer = Note & { version: number };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) =>
  jest.advanceTimersByTimeAsync(milliseconds);

/** A note whose requests are answered by hand, oldest first. */
function open(change: Partial<AutosaveOptions<Note, Answer>> = {}) {
  const page = { text: "a" };
  const kept: Answer[] = [];
  const waiting: ReturnType<typeof answerLater<Answer>>[] = [];
  const write = jest.fn<
    Promise<Answer>,
    Parameters<AutosaveOptions<Note, Answer>["write"]>
  >(() => {
    const answer = answerLater<Answer>();
    waiting.push(answer);
    return answer.promise;
  });
  const onSaved = jest.fn();
  const options: AutosaveOptions<Note, Answer> = {
    read: () => ({ text: page.text }),
    contentOf: ({ text }) => ({ text }),
    textOf: ({ text }) => text,
    check: ({ text }) => (text === "" ? "It is empty." : undefined),
    write,
    onSaved,
    onFailure: ({ status, message, body }) =>
      status === 409
        ? { type: "conflict", current: body as Answer }
        : { type: status === 404 ? "deleted" : "failed", message },
    keep: (note) => kept.push(note),
    clear: () => kept.splice(0),
    ...change,
  };
  const autosave = new Autosave(options, { text: "a", version: 1 });
  autosave.update(options);
  return {
    autosave,
    kept,
    write,
    onSaved,
    type(text: string) {
      page.text = text;
      autosave.update(options);
    },
    sent: () =>
      write.mock.calls.map(([{ text }, { version }]) => [text, version]),
    answer(version: number) {
      const text = write.mock.calls.at(-waiting.length)?.[0].text ?? "";
      waiting.shift()?.resolve({ text, version });
      return pass(0);
    },
    fail(status: number, body?: Answer) {
      waiting.shift()?.reject(new ApiError(status, undefined, "No.", body));
      return pass(0);
    },
    state: () => autosave.getSnapshot().state,
  };
}

test("autosave: sends only after a pause, and what is typed last", async () => {
  const note = open();
  note.type("ab");
  await pass(1_000);
  note.type("abc");
  await pass(1_000);
  expect(note.sent()).toEqual([]);
  expect(note.state()).toEqual({ type: "waiting" });
  expect(note.kept.at(-1)).toEqual({ text: "abc", version: 1 });
  await pass(200);
  expect(note.sent()).toEqual([["abc", 1]]);
  expect(note.state()).toEqual({ type: "saving" });
  await note.answer(2);
  expect(note.state()).toEqual({ type: "saved" });
  expect(note.kept).toEqual([]);
  expect(note.onSaved).toHaveBeenCalledWith({ text: "abc", version: 2 });
});

test("autosave: one request at a time; what changed meanwhile is sent after it", async () => {
  const note = open();
  note.type("ab");
  await pass(1_200);
  note.type("abc");
  await pass(5_000);
  await note.autosave.save();
  expect(note.sent()).toEqual([["ab", 1]]);
  expect(note.state()).toEqual({ type: "waiting" });
  await note.answer(2);
  expect(note.sent()).toEqual([
    ["ab", 1],
    ["abc", 2],
  ]);
  expect(note.kept.at(-1)?.text).toBe("abc");
  await note.answer(3);
  expect(note.state()).toEqual({ type: "saved" });
});

test("autosave: what shows its state is not drawn anew by each key", () => {
  const note = open();
  const draw = jest.fn();
  note.autosave.subscribe(draw);
  note.type("ab");
  note.type("abc");
  note.type("abcd");
  expect(draw).toHaveBeenCalledTimes(1);
});

test("autosave: back to what is stored sends nothing", async () => {
  const note = open();
  note.type("ab");
  note.type("a");
  expect(note.state()).toEqual({ type: "saved" });
  expect(note.kept).toEqual([]);
  await pass(5_000);
  expect(note.sent()).toEqual([]);
});

test("autosave: leaving sends at once what isn't saved, and it outlives the page", () => {
  const note = open();
  note.autosave.saveOnLeave();
  expect(note.write).not.toHaveBeenCalled();
  note.type("ab");
  note.autosave.saveOnLeave();
  expect(note.write).toHaveBeenCalledWith({ text: "ab" }, expect.anything(), {
    keepalive: true,
  });
});

test("autosave: what can't be stored is not sent until it is changed", async () => {
  const note = open();
  note.type("");
  await pass(1_200);
  expect(note.state()).toEqual({ type: "refused", message: "It is empty." });
  expect(note.kept).toHaveLength(1);
  note.type("b");
  await pass(1_200);
  expect(note.sent()).toEqual([["b", 1]]);
});

test("autosave: a failure is told, and tried again with the next change or on request", async () => {
  const note = open();
  note.type("ab");
  await pass(1_200);
  await note.fail(503);
  expect(note.state()).toEqual({ type: "failed", message: "No." });
  await pass(60_000);
  expect(note.sent()).toHaveLength(1);
  note.type("abc");
  await pass(1_200);
  await note.fail(0);
  void note.autosave.save();
  expect(note.sent()).toEqual([
    ["ab", 1],
    ["abc", 1],
    ["abc", 1],
  ]);
});

test("autosave: a conflict stops it until it is resolved, on top of what is stored then", async () => {
  const note = open();
  note.type("ab");
  await pass(1_200);
  const current = { text: "other", version: 7 };
  await note.fail(409, current);
  expect(note.state()).toEqual({ type: "conflict", current });
  note.type("abc");
  note.autosave.saveOnLeave();
  await pass(5_000);
  expect(note.sent()).toHaveLength(1);
  note.autosave.resolve(current);
  await pass(0);
  expect(note.sent()[1]).toEqual(["abc", 7]);
});

test("autosave: a conflict that is resolved with the other version sends nothing", async () => {
  const note = open();
  note.type("ab");
  await pass(1_200);
  const current = { text: "other", version: 7 };
  await note.fail(409, current);
  note.type("other");
  note.autosave.resolve(current);
  await pass(0);
  expect(note.state()).toEqual({ type: "saved" });
  expect(note.sent()).toHaveLength(1);
});

test("autosave: a conflict with the very text that was sent is a lost answer", async () => {
  const note = open();
  note.type("ab");
  await pass(1_200);
  await note.fail(409, { text: "ab", version: 2 });
  expect(note.state()).toEqual({ type: "saved" });
  note.type("abc");
  await pass(1_200);
  expect(note.sent()[1]).toEqual(["abc", 2]);
});

test("autosave: nothing is sent to what was deleted", async () => {
  const note = open();
  note.type("ab");
  await pass(1_200);
  await note.fail(404);
  note.type("abc");
  await pass(5_000);
  expect(note.state()).toEqual({ type: "deleted", message: "No." });
  expect(note.sent()).toHaveLength(1);
});

test("autosave: whoever listens hears each state", async () => {
  const note = open();
  const states: string[] = [];
  const stop = note.autosave.subscribe(() => states.push(note.state().type));
  note.type("ab");
  await pass(1_200);
  await note.answer(2);
  stop();
  note.type("abc");
  expect(states).toEqual(["waiting", "saving", "saved"]);
});
