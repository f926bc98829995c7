"use client";

import { useEffect, useState } from "react";
import { shrinkPhoto } from "@/components/listings/photo/shrink-photo";
import { checkPhoto, checkShape } from "@/lib/listings/photo/check-photo";
import type { PhotoCheck } from "@/lib/listings/schema";

/** What can be said about the photo before it is sent: all of it, or its size where the pixels can't be read. */
export function usePhotoChecks(photo: File) {
  const [checks, setChecks] = useState<PhotoCheck[]>([]);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    let isOver = false;
    setChecks([]);
    setKnown(false);
    shrinkPhoto(photo).then(({ measures }) => {
      if (isOver || !measures) return;
      setChecks(checkPhoto(measures));
      setKnown(true);
    });
    return () => {
      isOver = true;
    };
  }, [photo]);
  return {
    checks,
    /** Whether the pixels were looked at, and not the size alone. */
    isKnown,
    /** For the picture element, which knows its size in every browser. */
    onSize: (size: { width: number; height: number }) => {
      if (!isKnown) setChecks(checkShape(size));
    },
  };
}
