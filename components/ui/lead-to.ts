import { takeFocus } from "@/components/ui/take-focus";

/** A `ref` for what is looked at as soon as it is there: it comes to the top. */
export function leadTo(heading: HTMLElement | null) {
  takeFocus(heading);
  heading?.scrollIntoView?.({ block: "start" });
}

/**
 * The same on a page that gets longer with it. What moved out of sight by that
 * is not seen to move when the page is scrolled after it is drawn; and at once,
 * so that nothing passes under a finger.
 */
export function leadToWhenDrawn(heading: HTMLElement | null) {
  takeFocus(heading);
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      heading?.scrollIntoView?.({ block: "start", behavior: "instant" }),
    ),
  );
}
