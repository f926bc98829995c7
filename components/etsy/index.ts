export { ConnectButton } from "./connection/connect-button";
export { useEtsyConnection } from "./connection/etsy-connection";
export { EtsySection } from "./connection/etsy-section";
export { takeReturn } from "./connection/remember-return";
export { useDraftState } from "./draft-states";
export { EtsyDraft } from "./etsy-draft";
export { EtsyFailure } from "./etsy-failure";
export { Difference, fieldNames } from "./publication/difference";
export type { SheetEditor } from "./sheet/draft-blockers";
export {
  type DraftForm,
  draftFormSchema,
  findStoredForm,
  refreshForm,
  type ShopOptions,
  startForm,
  storeForm,
  toPriceNumber,
} from "./sheet/draft-form";
export {
  type DraftProblems,
  findProblems,
  hasProblems,
} from "./sheet/draft-problems";
export { DraftSheet } from "./sheet/draft-sheet";
export { OriginChoices } from "./sheet/origin-choices";
export { PriceAndProfiles } from "./sheet/price-and-profiles";
export { UpdateDialog } from "./updates/update-dialog";
export { putBackWords, updateWords } from "./updates/update-words";
