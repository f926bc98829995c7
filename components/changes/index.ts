export { Changes } from "./changes";

/** The changes of one listing, loaded with it. */
export const loadListingChanges = () => import("./listing-changes");
