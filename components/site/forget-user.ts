import { deleteDatabases } from "@/lib/browser/browser-database";
import { clearStored, stopStoring } from "@/lib/browser/local-storage";

/**
 * Deletes what this browser keeps of the user: texts that were not saved,
 * photos, the open audit.
 */
export async function forgetUser() {
  clearStored();
  await deleteDatabases();
}

/**
 * The same in a tab that still shows it: nothing of it is stored for the next
 * user, and it is loaded anew.
 */
export function forgetShownUser() {
  stopStoring();
  forgetUser().finally(() => window.location.reload());
}
