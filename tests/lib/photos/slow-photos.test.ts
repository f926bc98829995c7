import { readFileSync } from "node:fs";
import { inspectPhoto } from "@/lib/photos/inspect-photo";
import { normalizePhoto } from "@/lib/photos/normalize-photo";
import { makeWorkingCopy } from "@/lib/photos/working-copy";
import { createJpeg } from "@/tests/support/photos";
import { createSlowPhoto, repeatScan } from "@/tests/support/slow-photos";

process.env.PHOTO_DECODE_TIMEOUT_MS = "5000";

const turn = () => new Promise(setImmediate);

/** The processes that this one has started, once there are as many. */
async function waitForChildren(count: number) {
  for (;;) {
    const listed = readFileSync(
      `/proc/self/task/${process.pid}/children`,
      "utf8",
    ).trim();
    const children = listed === "" ? [] : listed.split(" ").map(Number);
    if (children.length === count) return children;
    await turn();
  }
}

function isThere(child: number) {
  try {
    return process.kill(child, 0);
  } catch {
    return false;
  }
}

const takesTooLong = {
  code: "invalid_image",
  message: expect.stringContaining("takes too long to read"),
};

/** Two processes that wait for a photo; the next two photos are theirs. */
async function startTwo() {
  const quick = await createJpeg({ width: 1_600, height: 1_200 });
  await Promise.all(["a", "b"].map((name) => normalizePhoto(quick, name)));
  return { quick, children: await waitForChildren(2) };
}

test("two accounts' photos that take too long: are ended, and a third account's is answered before", async () => {
  const slow = await createSlowPhoto();
  const { quick, children } = await startTwo();
  const order: string[] = [];
  const note = (name: string, work: Promise<unknown>) =>
    work.then(
      () => order.push(`${name} answered`),
      (error) => {
        expect(error).toMatchObject(takesTooLong);
        order.push(`${name} ended`);
      },
    );
  const held = [
    note("one", normalizePhoto(slow, "one")),
    note("two", makeWorkingCopy(slow, "two", null)),
  ];
  // On a fast machine, too, they don't come to an end by themselves.
  for (const child of children) process.kill(child, "SIGSTOP");
  await note("third", normalizePhoto(quick, "third"));
  expect(order).toEqual(["third answered"]);
  await Promise.all(held);
  expect(order.slice(1).sort()).toEqual(["one ended", "two ended"]);
  while (children.some(isThere)) await turn();
  expect((await normalizePhoto(quick, "one")).width).toBe(1_280);
});

test("a second photo of an account whose first takes long: waits for it, and takes no place from another account", async () => {
  const { quick, children } = await startTwo();
  for (const child of children) process.kill(child, "SIGSTOP");
  const photos = ["one", "one", "another"].map((name) =>
    normalizePhoto(quick, name),
  );
  const [first, second, other] = await Promise.allSettled(photos);
  // What began got a process that stands still: the first of each.
  expect(first).toMatchObject({ status: "rejected", reason: takesTooLong });
  expect(other).toMatchObject({ status: "rejected", reason: takesTooLong });
  expect(second).toMatchObject({
    status: "fulfilled",
    value: { width: 1_280 },
  });
});

test.each([
  [5_990, "damaged"],
  [91, "damaged"],
  [90, null],
])(
  "a JPEG with %d scans more than its ten: is refused by its bytes as %s",
  async (times, problem) => {
    const bytes = await repeatScan(times, { width: 300, height: 200 });
    expect(inspectPhoto(bytes, "jpeg").problem).toBe(problem);
  },
);
