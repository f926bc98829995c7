"use client";

import { useLayoutEffect } from "react";

/** Tells what holds early presses (`server/hold-early.ts`) that React has taken over what was drawn. */
export function AwakeMark() {
  useLayoutEffect(() => {
    document.documentElement.dataset.awake = "";
  }, []);
  return null;
}
