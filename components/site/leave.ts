import { forgetUser } from "@/components/site/forget-user";
import { openLeaveChannel } from "@/components/site/open-leave-channel";
import { switchUser } from "@/components/site/use-user";

/**
 * After a sign-out, or the deletion of the account: nothing of the user stays
 * in this browser, in its other tabs neither.
 */
export async function leave() {
  await forgetUser();
  const channel = openLeaveChannel();
  channel?.postMessage(null);
  channel?.close();
  switchUser(null);
}
