export { isFull } from "@/tests/support/repetitions";

const sizes = {
  "a phone": {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  },
  "a desktop": { viewport: { width: 1280, height: 900 } },
};
type Screen = keyof typeof sizes;

/** Left out of the short run. */
export const onlyFull = { tag: "@full" };

/** What tells a test to run always, or only when everything is asked for. */
export const shortIf = (isShort: boolean) => (isShort ? {} : onlyFull);

/**
 * Both screens of a journey, each with its name, its size and when it runs: in
 * the short run the one that is named, if any.
 */
export const screens = (short?: Screen) =>
  (Object.keys(sizes) as Screen[]).map(
    (device) => [device, sizes[device], shortIf(device === short)] as const,
  );
