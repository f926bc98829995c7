"use client";

import { useEffect, useState } from "react";
import { TagGeneratorView } from "@/components/guides/checker/tag-generator-view";
import { CopyButton } from "@/components/ui/copy-button";
import { tagExample } from "@/lib/content/tools/tag-facts";

type TagGeneratorProps = {
  id: string;
  /** The id of the prerendered field that had the focus, or null. */
  focused: string | null | undefined;
};

/** Combines facts to tags as they are typed, in the browser. */
export function TagGenerator({ id, focused }: TagGeneratorProps) {
  const [facts, setFacts] = useState(tagExample);
  const [picked, setPicked] = useState<string[] | null>(null);
  useEffect(() => {
    if (focused) document.getElementById(focused)?.focus();
  }, [focused]);

  return (
    <TagGeneratorView
      id={id}
      facts={facts}
      picked={picked}
      onFact={(name, value) => setFacts({ ...facts, [name]: value })}
      onPick={setPicked}
      copy={(tags) => (
        <CopyButton
          text={tags.join(", ")}
          what={tags.length === 1 ? "1 tag" : `${tags.length} tags`}
          variant="default"
        >
          {`Copy ${tags.length}`}
        </CopyButton>
      )}
    />
  );
}
