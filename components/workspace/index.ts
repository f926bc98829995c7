export { StoppedDrafts } from "./stopped-drafts";
export { useWaiting } from "./use-waiting";
export { WhatWaits } from "./what-waits";
export { WorkspaceNav } from "./workspace-nav";
