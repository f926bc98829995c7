import { takeFocus } from "@/components/ui/take-focus";

/**
 * After an answer, for the heading of the section that waited for it: who went
 * elsewhere meanwhile stays there.
 */
export function returnFocus(headingId: string) {
  const focused = document.activeElement ?? document.body;
  const heading = document.getElementById(headingId);
  const section = heading?.closest("section");
  if (focused === document.body || section?.contains(focused))
    takeFocus(heading);
}
