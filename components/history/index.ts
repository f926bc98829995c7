export { EntryThumbnail } from "./entry-thumbnail";
export { History } from "./history";

/** Loaded when it is opened. */
export const loadExportDialog = () => import("./export-dialog");
