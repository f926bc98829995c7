// A thread of a pool, for the tests of the pool: it does what its task says.
import { parentPort, threadId } from "node:worker_threads";

const tasks = {
  say: ({ value }) => ({ value }),
  thread: () => ({ value: threadId }),
  refuse: () => ({
    failure: { code: "invalid_input", message: "There is nothing in it." },
  }),
  fail: () => ({ fault: "TypeError: of ours" }),
  // Of a pattern that is being matched, no JavaScript runs any more that could
  // hear of a signal.
  search: () => ({ value: /^(?:a+)+$/.test(`${"a".repeat(60)}b`) }),
  grow: () => {
    const held = [];
    for (;;) held.push(new Array(1_000_000).fill(held.length));
  },
};

parentPort.on("message", (task) => {
  if (task.flag) Atomics.store(new Int32Array(task.flag), 0, 1);
  parentPort.postMessage(tasks[task.kind](task));
});
parentPort.postMessage("ready");
