/** What is said when a listing or a brand tool is refused at the limit; /pricing comes next. */
export const limitReachedToast = {
  title: "Listing Limit Reached",
  description: "You've reached your monthly limit. Upgrade your plan to continue.",
  variant: "error",
} as const;
