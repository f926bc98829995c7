export { KeepListing } from "./editor/keep-listing";
export { LazyListingEditor } from "./editor/lazy-listing-editor";
export {
  clearUnsavedEdits,
  findUnsavedEdits,
  storeUnsavedEdits,
} from "./editor/unsaved-edits";
export { useIsCopied } from "./view/copied-listings";
export { CopyQuestion } from "./view/copy-guard";
export { FactList } from "./view/fact-list";
export { FieldBody } from "./view/field-body";
export { FieldSection } from "./view/field-section";
export { ReadOnlyListing } from "./view/read-only-listing";

/** The editor with all around it, loaded when a listing is there. */
export const loadListingEditor = () => import("./editor/lazy-listing-editor");
