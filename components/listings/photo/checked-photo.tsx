import { PhotoCheckList } from "@/components/listings/photo/photo-check-list";
import { PhotoPreview } from "@/components/listings/photo/photo-preview";
import { usePhotoChecks } from "@/components/listings/photo/use-photo-checks";
import type { PhotoCheck } from "@/lib/listings/schema";

type CheckedPhotoProps = Omit<React.ComponentProps<typeof PhotoPreview>, "onSize"> & { remarks: PhotoCheck[] };

/** The photo, and under it what was noticed about it. */
export function CheckedPhoto({ remarks, ...preview }: CheckedPhotoProps) {
  const { checks, isKnown, onSize } = usePhotoChecks(preview.photo);
  return (
    <>
      <PhotoPreview {...preview} onSize={onSize} />
      <PhotoCheckList checks={isKnown || remarks.length === 0 ? checks : remarks} />
    </>
  );
}
