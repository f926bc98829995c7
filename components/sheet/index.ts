export { useSheetPlace } from "./use-sheet-place";

/** Loaded when it is opened. */
export const loadSheet = () => import("./sheet");
