import { cn } from "@/lib/browser/cn";
import type { PhotoSize } from "@/lib/photos/limits";

type PhotoFrameProps = {
  size: PhotoSize;
  className?: string;
  children: React.ReactNode;
};

/**
 * Has the shape of a photo, as large as the dialog has room for: what lies on
 * it is placed in shares of its sides.
 */
export function PhotoFrame({
  size: { width, height },
  className,
  children,
}: PhotoFrameProps) {
  const shape = width / height;
  return (
    <div
      className={cn(
        "relative mx-auto [--photo-height:min(38dvh,30rem)] sm:[--photo-height:min(46dvh,30rem)] lg:[--photo-height:min(66dvh,40rem)]",
        className,
      )}
      style={{
        aspectRatio: shape,
        width: `min(100%, ${shape} * var(--photo-height))`,
      }}
    >
      {children}
    </div>
  );
}
