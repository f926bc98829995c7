import { Stop } from "./settings";

/**
 * Does the steps, the last one first, each although another failed; the list is
 * empty afterwards.
 */
export async function undoAll(steps: (() => unknown)[]) {
  for (const step of steps.splice(0).reverse()) {
    try {
      await step();
    } catch (error) {
      console.error(error instanceof Stop ? error.message : error);
    }
  }
}
