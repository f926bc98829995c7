"use client";

import { useEffect } from "react";
import { openLeaveChannel } from "@/components/site/open-leave-channel";
import { switchUser } from "@/components/site/use-user";

/**
 * Loads the page anew when the user has left in another tab: what it shows
 * would be stored for the next user.
 */
export function LeaveWithOtherTabs() {
  useEffect(() => {
    const channel = openLeaveChannel();
    if (channel === null) return;
    channel.onmessage = () => {
      switchUser(null);
      import("@/components/site/forget-user").then(
        ({ forgetShownUser }) => forgetShownUser(),
        () => window.location.reload(),
      );
    };
    return () => channel.close();
  }, []);
  return null;
}
