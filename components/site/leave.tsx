"use client";

import { useEffect } from "react";
import { switchUser } from "@/components/site/use-user";
import { deleteDatabases } from "@/lib/browser-database";
import { clearStored, stopStoring } from "@/lib/local-storage";

/** To the other tabs; null in a browser without. */
const openChannel = () => (typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("listwright:left"));

/** Deletes what this browser keeps of the user: texts that were not saved, photos, the open audit. */
async function forgetUser() {
  clearStored();
  await deleteDatabases();
}

/** After a sign-out, or the deletion of the account: nothing of the user stays in this browser, in its other tabs neither. */
export async function leave() {
  await forgetUser();
  const channel = openChannel();
  channel?.postMessage(null);
  channel?.close();
  switchUser(null);
}

/** Loads the page anew when the user has left in another tab: what it shows would be stored for the next user. */
export function LeaveWithOtherTabs() {
  useEffect(() => {
    const channel = openChannel();
    if (channel === null) return;
    channel.onmessage = () => {
      stopStoring();
      forgetUser().finally(() => window.location.reload());
    };
    return () => channel.close();
  }, []);
  return null;
}
