export { ContentTable } from "./content-table";
export { DataClient } from "./data-client";
export { EchoForm } from "./echo-form";
export { Failure } from "./failure";
export { InlineText } from "./inline-text";
export { LazyFailure } from "./lazy-failure";
export { leave } from "./leave";
export { LeaveWithOtherTabs } from "./leave-with-other-tabs";
export { LegalPage } from "./legal-page";
export { Logo } from "./logo";
export { Menu } from "./menu";
export { NotFoundHelp } from "./not-found-help";
export { OfflineWorker } from "./offline-worker";
export { PlanTags } from "./plan-tags";
export { QuestionList } from "./question-list";
export {
  changeSharedData,
  dropSharedData,
  refreshSharedData,
  useSharedData,
} from "./shared-data";
export { SiteFrame } from "./site-frame";
export { SourceEntries } from "./source-entries";
export { StructuredData } from "./structured-data";
export { switchUser, useUser } from "./use-user";
export type { SignedInUser } from "./user-store";
