import { useEffect } from "react";
import { SearchEverywhere } from "@/components/search";
import { followKeyboard } from "@/components/workspace/follow-keyboard";

/** What no page waits for: the search, and a bar that follows the keyboard. */
export function WorkspaceTools() {
  useEffect(followKeyboard, []);
  return <SearchEverywhere />;
}
