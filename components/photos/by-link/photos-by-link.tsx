"use client";

import { Check, ImageIcon, TriangleAlert } from "lucide-react";
import { FormHeading } from "@/components/auth";
import {
  type LinkPhoto,
  type PhotosOfLink,
  usePhotosByLink,
} from "@/components/photos/by-link/use-photos-by-link";
import { PhotoInput } from "@/components/photos/photo-input";
import { ProblemHelp } from "@/components/photos/photo-problems";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { site } from "@/lib/content/site";

/** The page of a link: whoever has it adds photos, and sees nothing else. */
export function PhotosByLink() {
  const set = usePhotosByLink();
  const { state } = set;
  if (state.type === "over") return <Over arrived={set.arrivedHere} />;
  return (
    <>
      <FormHeading title="Add photos">
        <p>
          {`They go to the ${site.name} account that this link comes from, for one listing. Nothing else in that account is visible here.`}
        </p>
      </FormHeading>
      {state.type === "failed" ? (
        <Alert variant="destructive">
          <p>{state.message}</p>
          <Button variant="secondary" size="sm" onClick={set.reload}>
            Try again
          </Button>
        </Alert>
      ) : (
        <Sender set={set} />
      )}
    </>
  );
}

const photosIn = (count: number) =>
  count === 1 ? "1 photo" : `${count} photos`;

function Over({ arrived }: { arrived: number }) {
  return (
    <FormHeading title="This link can't be used" isFocused={arrived > 0}>
      <p>
        It may have expired, or it already has all the photos it can take. Ask
        whoever gave it to you for a new one.
      </p>
      {arrived > 0 && (
        <p className="mt-2">{photosIn(arrived)} arrived earlier.</p>
      )}
    </FormHeading>
  );
}

function Sender({ set }: { set: PhotosOfLink }) {
  const { state, photos, problem, room } = set;
  const isLoading = state.type !== "open";
  return (
    <div className="space-y-4">
      <div className="flex flex-col gap-3">
        <PhotoInput
          multiple
          variant="default"
          disabled={isLoading || room === 0}
          onFiles={set.add}
        >
          Choose photos
        </PhotoInput>
        <PhotoInput
          isCamera
          disabled={isLoading || room === 0}
          onFiles={set.add}
          className="hidden pointer-coarse:inline-flex"
        >
          Take a photo
        </PhotoInput>
      </div>
      <Conditions state={state} />
      {problem && <Alert variant="destructive">{problem}</Alert>}
      {photos.length > 0 && (
        <ul className="space-y-3">
          {photos.map((photo) => (
            <PhotoRow key={photo.key} photo={photo} set={set} />
          ))}
        </ul>
      )}
      <Outcome set={set} />
    </div>
  );
}

function Conditions({ state }: Pick<PhotosOfLink, "state">) {
  return (
    <p className="min-h-12 text-muted-foreground text-sm">
      {state.type === "open" && (
        <span>
          Up to {state.link.maxPhotos}: JPG, PNG, WebP, AVIF or HEIC. The link
          works until{" "}
          <time dateTime={state.link.expiresAt}>
            {new Date(state.link.expiresAt).toLocaleTimeString(undefined, {
              hour: "numeric",
              minute: "2-digit",
            })}
          </time>
          .
        </span>
      )}
    </p>
  );
}

const isUnderWay = ({ status: { type } }: LinkPhoto) =>
  ["preparing", "waiting", "uploading", "resting"].includes(type);

/** How it stands, as one plain sentence. */
function Outcome({ set: { photos, arrived, resume } }: { set: PhotosOfLink }) {
  const isBusy = photos.some(isUnderWay);
  const isResting = photos.some(({ status }) => status.type === "resting");
  return (
    <div>
      <div role="status" className="empty:hidden">
        {isBusy ? (
          <p>
            {isResting
              ? "Waiting for the connection. Keep this page open."
              : "Sending. Keep this page open."}
          </p>
        ) : (
          arrived > 0 && (
            <Alert variant="success" title={`${photosIn(arrived)} arrived.`}>
              <p>
                Add more, or close this page and tell whoever gave you the link.
              </p>
            </Alert>
          )
        )}
      </div>
      {isResting && (
        <Button variant="secondary" size="sm" onClick={resume}>
          Try now
        </Button>
      )}
    </div>
  );
}

function PhotoRow({ photo, set }: { photo: LinkPhoto; set: PhotosOfLink }) {
  const { name, ready, status } = photo;
  return (
    <li className="flex items-start gap-3">
      <span className="flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-md border border-border bg-background text-muted-foreground">
        {ready ? (
          // biome-ignore lint/performance/noImgElement: a picture of this browser's memory.
          <img src={ready.preview} alt="" className="size-full object-cover" />
        ) : (
          <ImageIcon className="size-5" aria-hidden="true" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm">{name}</p>
        {status.type === "uploading" && (
          <Progress
            label={`Sending ${name}`}
            percent={status.percent}
            className="mt-2"
          />
        )}
        {status.type === "failed" || status.type === "refused" ? (
          <Reason message={status.message} />
        ) : (
          <p className="flex items-center gap-1.5 text-muted-foreground text-sm">
            {status.type === "arrived" && (
              <Check className="size-4 text-success" aria-hidden="true" />
            )}
            <span>{words[status.type]}</span>
          </p>
        )}
        {status.type === "failed" && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Try again: ${name}`}
            onClick={() => set.retry(photo)}
          >
            Try again
          </Button>
        )}
      </div>
    </li>
  );
}

function Reason({ message }: { message: string }) {
  return (
    <div className="text-sm">
      <p className="flex gap-1.5 text-destructive">
        <TriangleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
        <span>{message}</span>
      </p>
      <ProblemHelp problem={message} />
    </div>
  );
}

const words = {
  preparing: "Getting it ready",
  waiting: "Waiting",
  uploading: "Sending",
  resting: "Waiting for the connection",
  arrived: "Arrived",
};
