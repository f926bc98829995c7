"use client";

import { useState } from "react";
import { isSlashOn, switchSlash } from "@/components/search/is-slash-on";
import { Checkbox } from "@/components/ui/checkbox";

/**
 * A key alone can be pressed by mistake, or by software that types what is
 * said (WCAG 2.1.4): it can be switched off.
 */
export function SlashSwitch() {
  const [isOn, setOn] = useState(isSlashOn);
  return (
    <>
      <p>
        Ctrl+K, or ⌘K on a Mac, opens the search over listings, batches and
        pages, on every page with the navigation of your workspace.
      </p>
      <Checkbox
        className="mt-2"
        label="The slash key opens it too, outside of text fields (in this browser)"
        checked={isOn}
        onChange={({ target }) => {
          switchSlash(target.checked);
          setOn(target.checked);
        }}
      />
    </>
  );
}
