import type { ListingEvent } from "@/lib/listings/write/listing-events";
import { streamPartials } from "@/lib/listings/write/stream-partials";
import { goodAnswer, mugForm } from "@/tests/lib/listings/good-answer";

const canary = "tessera-1234";
const whole = JSON.stringify(goodAnswer);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function follow() {
  const heard: ListingEvent[] = [];
  const following = streamPartials({
    form: mugForm,
    hasPhoto: true,
    report: (event) => heard.push(event),
    canary,
  });
  return {
    heard,
    partials: () => heard.filter(({ type }) => type === "partial"),
    ...following,
  };
}

/** One character each millisecond. */
function write(onText: (text: string) => void, text: string) {
  for (let length = 1; length <= text.length; length += 1) {
    onText(text.slice(0, length));
    jest.advanceTimersByTime(1);
  }
}

test("reports: at most every 250 ms, always the newest", () => {
  const { heard, partials, onText, stop } = follow();
  write(onText, whole);
  jest.advanceTimersByTime(250);
  expect(partials().length).toBeGreaterThan(3);
  expect(
    heard.filter(({ type }) => type === "progress").length,
  ).toBeLessThanOrEqual((whole.length + 250) / 250 + 1);
  expect(partials().at(-1)).toMatchObject({
    fields: { attributes: expect.any(Array), title: expect.any(String) },
  });
  stop();
});

test("same fields: are reported once", () => {
  const { partials, onText, stop } = follow();
  for (let round = 0; round < 5; round += 1) {
    onText(whole);
    jest.advanceTimersByTime(250);
  }
  expect(partials()).toHaveLength(1);
  stop();
});

test("after the end: nothing is reported, and no timer is left", () => {
  const { heard, onText, stop } = follow();
  onText(whole);
  stop();
  onText(whole);
  jest.advanceTimersByTime(1_000);
  expect(heard).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

test("answer with the instructions: nothing of it is shown", () => {
  const { partials, onText, stop } = follow();
  onText(JSON.stringify({ ...goodAnswer, unknown: [canary] }));
  jest.advanceTimersByTime(1_000);
  expect(partials()).toEqual([]);
  stop();
});
