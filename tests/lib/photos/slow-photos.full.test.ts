import { inspectPhoto } from "@/lib/photos/inspect-photo";
import { normalizePhoto } from "@/lib/photos/normalize-photo";
import { makeWorkingCopy } from "@/lib/photos/working-copy";
import { listChildren, usedBy } from "@/tests/support/children";
import { createJpeg } from "@/tests/support/photos";
import { createSlowPhoto, repeatScan } from "@/tests/support/slow-photos";

process.env.PHOTO_DECODE_TIMEOUT_MS = "5000";
/** A busy machine may give a process no time before that limit. */
jest.retryTimes(3);

const turn = () => new Promise(setImmediate);

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

const createQuick = () => createJpeg({ width: 1_600, height: 1_200 });

test("two accounts' photos that take too long: are ended, and a third account's is answered before", async () => {
  const [slow, quick] = [await createSlowPhoto(), await createQuick()];
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
  const children: number[] = [];
  while (children.length < 2 && order.length === 0) {
    await turn();
    for (const child of listChildren()) {
      // Twice what a start takes of the processor.
      if (children.includes(child) || usedBy(child) <= 50) continue;
      // On a fast machine, too, it doesn't come to an end by itself.
      process.kill(child, "SIGSTOP");
      children.push(child);
    }
  }
  await note("third", normalizePhoto(quick, "third"));
  expect(order).toEqual(["third answered"]);
  await Promise.all(held);
  expect(order.slice(1).sort()).toEqual(["one ended", "two ended"]);
  while (children.some(isThere)) await turn();
  expect((await normalizePhoto(quick, "one")).width).toBe(1_280);
});

test("a second photo of an account whose first takes long: is read after it, and another account's before", async () => {
  const [slow, quick] = [await createSlowPhoto(), await createQuick()];
  const order: string[] = [];
  const note = (name: string, work: Promise<unknown>) =>
    work.catch(() => undefined).then(() => order.push(name));
  const photos = [
    note("first", normalizePhoto(slow, "one")),
    note("second", normalizePhoto(quick, "one")),
    note("another's", normalizePhoto(quick, "another")),
  ];
  await Promise.all(photos);
  expect(order).toEqual(["another's", "first", "second"]);
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
