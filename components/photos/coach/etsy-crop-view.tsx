"use client";

import { useId, useState } from "react";
import { PhotoFrame } from "@/components/photos/coach/photo-frame";
import { ShapeChoice } from "@/components/photos/coach/shape-choice";
import {
  type CropBox,
  centeredCrop,
  etsyCrops,
} from "@/lib/photos/coach/etsy-crops";
import type { PhotoSize } from "@/lib/photos/limits";

type EtsyCropViewProps = { size: PhotoSize; children: React.ReactNode };

const whole = { id: "whole", label: "Whole photo" };

/** A photo, and what Etsy's thumbnails show of it. */
export function EtsyCropView({ size, children }: EtsyCropViewProps) {
  const [chosen, setChosen] = useState(whole.id);
  const hintId = useId();
  const crop = etsyCrops.find(({ id }) => id === chosen);
  return (
    <div className="space-y-3">
      <PhotoFrame size={size} className="overflow-hidden rounded-md">
        {children}
        {crop && <CropShade box={centeredCrop(size, crop.aspect)} />}
      </PhotoFrame>
      <div>
        <ShapeChoice
          legend="In Etsy's thumbnails"
          choices={[whole, ...etsyCrops]}
          chosen={chosen}
          onChoose={setChosen}
        />
        <p id={hintId} className="mt-1 min-h-5 text-muted-foreground text-sm">
          {crop &&
            "Etsy crops it from the middle. The shaded part is not shown there."}
        </p>
      </div>
    </div>
  );
}

/** Shades what lies outside of the box. */
export function CropShade({
  box,
  className,
}: {
  box: CropBox;
  className?: string;
}) {
  const { left, top, width, height } = box;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 overflow-hidden"
    >
      <div
        className={`absolute border border-white shadow-[0_0_0_100vmax_oklch(0.15_0.02_60/0.6)] outline-1 outline-black/60 ${className ?? ""}`}
        style={{
          left: share(left),
          top: share(top),
          width: share(width),
          height: share(height),
        }}
      />
    </div>
  );
}

export const share = (value: number) => `${value * 100}%`;
