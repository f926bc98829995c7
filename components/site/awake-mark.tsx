"use client";

import { useLayoutEffect } from "react";

/** Tells the page's loader (`server/load-page.ts`) that React has taken over what was drawn. */
export function AwakeMark() {
  useLayoutEffect(() => {
    document.documentElement.dataset.awake = "";
  }, []);
  return null;
}
