"use client";

import { useState } from "react";

/**
 * The photo of a listing, or a blank swing tag where there is none, or none any
 * more.
 */
export function EntryThumbnail({ path }: { path: string | null }) {
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <div className="flex size-18 shrink-0 items-center justify-center overflow-hidden rounded-md border border-border bg-background">
      {path !== null && path !== missing ? (
        // biome-ignore lint/performance/noImgElement: it is already a thumbnail, and only its owner may read it.
        <img
          src={path}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          className="size-full object-cover"
          onError={() => setMissing(path)}
        />
      ) : (
        <svg
          viewBox="0 0 32 40"
          className="h-9 fill-secondary stroke-input"
          aria-hidden="true"
        >
          <path d="m10 1h12l8 9v28H2V10z" strokeLinejoin="round" />
          <circle cx="16" cy="10" r="2.5" className="fill-background" />
          <path
            d="M8 20h16M8 25h16M8 30h10"
            className="stroke-muted-foreground"
          />
        </svg>
      )}
    </div>
  );
}
