/** To the other tabs; null in a browser without. */
export const openLeaveChannel = () =>
  typeof BroadcastChannel === "undefined"
    ? null
    : new BroadcastChannel("listwright:left");
