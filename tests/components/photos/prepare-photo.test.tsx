import { preparePhoto } from "@/components/photos/prepare/prepare-photo";
import type { PhotoEdits } from "@/lib/photos/photo-edits";
import { file, provideBrowserParts } from "@/tests/components/browser-parts";

const ten = 10 * 1024 * 1024;

beforeEach(() => {
  provideBrowserParts();
});

describe("without workers", () => {
  test.each(["image/jpeg", "image/png"] as const)(
    "%s goes as it is, with its type from the content",
    async (type) => {
      const { prepared, problem } = await preparePhoto(file(type, "cup.webp"));
      expect(problem).toBeNull();
      expect(prepared).toMatchObject({ width: 0, height: 0, measures: null });
      expect(prepared?.photo.type).toBe(type);
    },
  );

  test("a HEIC photo, a file of another format, and one that is too large are refused, each with its reason", async () => {
    expect((await preparePhoto(file("image/heic"))).problem).toMatch(
      /HEIC.*save it as JPG/,
    );
    expect((await preparePhoto(file("image/svg+xml"))).problem).toBe(
      "Please upload a JPG or PNG image.",
    );
    expect(
      (await preparePhoto(file("image/jpeg", "cup.jpg", ten + 1))).problem,
    ).toMatch(/too large/);
    expect(
      (await preparePhoto(file("image/jpeg", "cup.jpg", 6 * ten + 1))).problem,
    ).toBe("Image is too large. Maximum size is 10MB.");
  });

  test("a file that no longer exists is to be chosen again", async () => {
    const gone = file("image/jpeg");
    gone.arrayBuffer = () =>
      Promise.reject(new DOMException("gone", "NotReadableError"));
    expect((await preparePhoto(gone)).problem).toMatch(/choose it again/);
  });
});

describe("with a worker", () => {
  const measures = {
    width: 4032,
    height: 3024,
    sharpness: 50,
    darkest: 20,
    brightest: 200,
    clutter: 0,
  };
  const coach = { cast: null, extent: null, fingerprint: "" };
  const jpeg = new Blob(["copy"], { type: "image/jpeg" });
  let workers: FakeWorker[] = [];

  /** Answers when the test says so. */
  class FakeWorker extends EventTarget {
    asked: File[] = [];
    edits: PhotoEdits[] = [];
    isTerminated = false;
    constructor() {
      super();
      workers.push(this);
    }
    postMessage(request: { file: File; edits: PhotoEdits }) {
      this.asked.push(request.file);
      this.edits.push(request.edits);
    }
    terminate() {
      this.isTerminated = true;
    }
    answer(data: object) {
      this.dispatchEvent(new MessageEvent("message", { data }));
    }
  }

  beforeEach(() => {
    workers = [];
    Object.assign(globalThis, {
      Worker: FakeWorker,
      OffscreenCanvas: class {},
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, "Worker");
    Reflect.deleteProperty(globalThis, "OffscreenCanvas");
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test("two photos: one after the other, by one worker, which then ends", async () => {
    const first = preparePhoto(file("image/jpeg", "one.heic"));
    const second = preparePhoto(file("image/jpeg", "two.jpg"));
    await settle();
    expect(workers.map(({ asked }) => asked.map(({ name }) => name))).toEqual([
      ["one.heic"],
    ]);
    workers[0]?.answer({ jpeg, measures, coach, problem: null });
    const { prepared } = await first;
    expect(prepared).toMatchObject({
      width: 4032,
      height: 3024,
      measures,
      coach,
    });
    expect([prepared?.photo.name, prepared?.photo.type]).toEqual([
      "one.jpg",
      "image/jpeg",
    ]);
    await settle();
    expect(workers[0]?.asked.map(({ name }) => name)).toEqual([
      "one.heic",
      "two.jpg",
    ]);
    expect(workers[0]?.isTerminated).toBe(false);
    workers[0]?.answer({ jpeg: null, measures: null, problem: "damaged" });
    expect(await second).toEqual({ prepared: null, problem: "damaged" });
    expect(workers).toHaveLength(1);
    expect(workers[0]?.isTerminated).toBe(true);
  });

  test("edits: go to the worker; where it breaks, the photo doesn't go as it was", async () => {
    const edits: PhotoEdits = { turn: 90, straighten: 2, crop: null };
    const prepared = preparePhoto(file("image/jpeg", "one.jpg"), edits);
    await settle();
    expect(workers[0]?.edits).toEqual([edits]);
    workers[0]?.dispatchEvent(new Event("error"));
    expect((await prepared).problem).toMatch(/can't crop or turn/);
  });

  test("a worker that breaks: the photo goes as it is, and the next one gets a new worker", async () => {
    const first = preparePhoto(file("image/jpeg", "one.jpg"));
    const second = preparePhoto(file("image/jpeg", "two.jpg"));
    await settle();
    workers[0]?.dispatchEvent(new Event("error"));
    expect((await first).prepared).toMatchObject({ width: 0, measures: null });
    await settle();
    expect(workers[0]?.isTerminated).toBe(true);
    workers[1]?.answer({ jpeg, measures, coach, problem: null });
    expect((await second).prepared?.measures).toEqual(measures);
  });
});
