import programs from "node:child_process";
import { env } from "@/lib/env";
import { normalizePhoto } from "@/lib/photos/normalize-photo";
import { fullTest } from "@/tests/support/full-test";
import { createJpeg } from "@/tests/support/photos";
import { repeatScan } from "@/tests/support/slow-photos";

const createQuick = () => createJpeg({ width: 1_600, height: 1_200 });
const endAfter = (timeout: number) =>
  jest.replaceProperty(env(), "PHOTO_DECODE_TIMEOUT_MS", timeout);

afterEach(() => jest.restoreAllMocks());

test("a process that never comes up: its photo is given up, and the next one is decoded", async () => {
  const quick = await createQuick();
  endAfter(1_000);
  const { fork } = programs;
  // Stopped in the moment in which it is started, as it is ready soon.
  jest.spyOn(programs, "fork").mockImplementation((...args: unknown[]) => {
    const child: ReturnType<typeof fork> = Reflect.apply(fork, programs, args);
    process.kill(child.pid ?? 0, "SIGSTOP");
    return child;
  });
  await expect(normalizePhoto(quick)).rejects.toMatchObject({
    code: "unavailable",
  });
  jest.restoreAllMocks();
  expect((await normalizePhoto(quick)).width).toBe(1_280);
});

fullTest(
  "a photo of 108 megapixels in 39 scans, which takes seconds: is ended between them, and the next one is decoded",
  async () => {
    const slow = await repeatScan(29, {
      width: 12_000,
      height: 9_000,
      scan: 6,
    });
    endAfter(500);
    await expect(normalizePhoto(slow)).rejects.toMatchObject({
      code: "invalid_image",
      message: expect.stringContaining("takes too long to read"),
    });
    jest.restoreAllMocks();
    expect((await normalizePhoto(await createQuick())).width).toBe(1_280);
  },
);
