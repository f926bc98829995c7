import { PhotoCheckList } from "@/components/listings/photo/photo-check-list";
import { PhotoPreview } from "@/components/listings/photo/photo-preview";
import { usePhotoChecks } from "@/components/listings/photo/use-photo-checks";

type CheckedPhotoProps = Omit<React.ComponentProps<typeof PhotoPreview>, "onSize">;

/** The photo, and under it what was noticed about it. */
export function CheckedPhoto(preview: CheckedPhotoProps) {
  const { checks, onSize } = usePhotoChecks(preview.photo);
  return (
    <>
      <PhotoPreview {...preview} onSize={onSize} />
      <PhotoCheckList checks={checks} />
    </>
  );
}
