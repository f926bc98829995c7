import { PhotoInput } from "@/components/photos/photo-input";
import type { FormPhoto } from "@/components/photos/photo-list";
import { helpFor } from "@/components/photos/prepare/preparation-messages";
import type { Photos } from "@/components/photos/use-photos";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

type PhotoProblemsProps = { photoSet: Photos; isBusy: boolean };

/**
 * Which photos are not uploaded and why, each with what helps. The others don't
 * wait for them. A single photo without a connection is not worth a word: it
 * goes with the listing's request.
 */
export function PhotoProblems({ photoSet, isBusy }: PhotoProblemsProps) {
  const { photos, problems } = photoSet;
  const resting = photos.filter(
    ({ status }) => status.type === "resting",
  ).length;
  const stuck = photos.flatMap((photo, index) =>
    photo.status.type === "failed" || photo.status.type === "expired"
      ? [{ photo, place: index + 1 }]
      : [],
  );
  return (
    <>
      {problems.length > 0 && (
        <Alert variant="destructive">
          {problems.map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences that stay in their order.
            <div key={index}>
              <p className="break-words">{problem}</p>
              <ProblemHelp problem={problem} />
            </div>
          ))}
        </Alert>
      )}
      {stuck.length > 0 && (
        <Alert variant="destructive">
          <ul className="space-y-1">
            {stuck.map(({ photo, place }) => (
              <li
                key={photo.key}
                className="flex flex-wrap items-center justify-between gap-x-3"
              >
                <p className="min-w-40 flex-1">
                  <span className="font-semibold">Photo {place}:</span>{" "}
                  <span>{reasonOf(photo)}</span>
                </p>
                <Remedy
                  photo={photo}
                  place={place}
                  photoSet={photoSet}
                  isBusy={isBusy}
                />
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {photos.length > 1 && resting > 0 && (
        <Alert className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="min-w-40 flex-1">
            {resting === 1 ? "1 photo is" : `${resting} photos are`} waiting for
            the connection, and will be uploaded as soon as it is back.
          </p>
          <Button variant="secondary" size="sm" onClick={photoSet.resume}>
            Try now
          </Button>
        </Alert>
      )}
    </>
  );
}

/** What else works, below a message that stays as it is. */
export function ProblemHelp({ problem }: { problem: string }) {
  const help = helpFor(problem);
  return help === null ? null : (
    <p className="text-muted-foreground text-sm">{help}</p>
  );
}

const reasonOf = ({ status }: FormPhoto) =>
  status.type === "failed"
    ? status.message
    : "It is no longer here; photos are kept for seven days. Please add it again.";

type RemedyProps = PhotoProblemsProps & { photo: FormPhoto; place: number };

function Remedy({
  photo: { key, status },
  place,
  photoSet,
  isBusy,
}: RemedyProps) {
  return (
    <span className="flex flex-wrap gap-2">
      {status.type === "failed" ? (
        <Button
          variant="secondary"
          size="sm"
          disabled={isBusy}
          aria-label={`Try again: photo ${place}`}
          onClick={() => photoSet.retry(key)}
        >
          Try again
        </Button>
      ) : (
        <PhotoInput
          size="sm"
          disabled={isBusy}
          onFiles={([file]) => file && photoSet.replace(key, file)}
        >
          Add it again
        </PhotoInput>
      )}
    </span>
  );
}
