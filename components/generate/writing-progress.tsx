import type { GeneratorState } from "@/components/generate/generator-state";
import { ListingInProgress } from "@/components/generate/listing-in-progress";
import type { FormPhoto } from "@/components/photos";

type WritingProgressProps = {
  state: GeneratorState;
  photos: FormPhoto[];
};

/** The listing while it is written, after its photos are uploaded. */
export function WritingProgress({ state, photos }: WritingProgressProps) {
  const { task } = state;
  if (task !== "from_form" && task !== "from_photo") return null;
  return (
    <ListingInProgress
      uploaded={
        state.percent === null && photos.length > 1
          ? shareUploaded(photos)
          : 100
      }
      percent={percentOf(task, state.percent)}
      partial={state.partial}
    />
  );
}

/** Before anything is reported. */
const startPercent = { from_form: 60, from_photo: 75 };

/**
 * What the stream reports is the share of the rest, so that the bar moves with
 * it and never back.
 */
const percentOf = (task: keyof typeof startPercent, reported: number | null) =>
  startPercent[task] + ((reported ?? 0) / 100) * (100 - startPercent[task]);

/**
 * Percent of the photos, of which each that is no longer under way counts
 * whole.
 */
function shareUploaded(photos: FormPhoto[]) {
  const shares = photos.map(({ status }) => {
    if (status.type === "uploading") return status.percent;
    return status.type === "preparing" ||
      status.type === "waiting" ||
      status.type === "resting"
      ? 0
      : 100;
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
