"use client";

import { useEffect, useRef, useState } from "react";
import { preparePhoto } from "@/components/listings/photo/prepare-photo";
import { sendPhotoTo } from "@/components/listings/photos/send-photo";
import {
  createUploadQueue,
  type UploadStatus,
} from "@/components/listings/photos/upload-queue";
import { randomKey } from "@/components/site/use-click-key";
import { ApiError, api } from "@/lib/api-client";
import type { PhotoSize } from "@/lib/photos/limits";
import {
  type OpenLink,
  openLinkSchema,
  publicPhotoSchema,
} from "@/lib/photos/links/schema";
import { tooManyPhotos } from "@/lib/photos/schema";

export type LinkPhoto = {
  key: string;
  name: string;
  /** Of what is sent, once that is made; null before. */
  ready: { photo: File; size: PhotoSize | null; preview: string } | null;
  status:
    | UploadStatus
    | { type: "preparing" }
    | { type: "arrived" }
    /** Can't be sent, whatever is done. */
    | { type: "refused"; message: string };
};
type State =
  | { type: "loading" }
  /** It can't be used, whatever the reason. */
  | { type: "over" }
  /** We could not find out. */
  | { type: "failed"; message: string }
  | { type: "open"; link: OpenLink };

const isOver = (error: unknown) =>
  error instanceof ApiError && error.status === 404;

const addressOf = (token: string) =>
  `/api/upload-links/${encodeURIComponent(token)}`;

/** "" on the page's own address. */
const readToken = () => window.location.pathname.split("/")[2] ?? "";

/**
 * What the link of this page's address takes, and the photos that were chosen
 * here: each is made ready and sent by itself.
 */
export function usePhotosByLink() {
  const [state, setState] = useState<State>({ type: "loading" });
  const [photos, setPhotos] = useState<LinkPhoto[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(photos);
  latest.current = photos;

  const change = (key: string, part: Partial<LinkPhoto>) =>
    setPhotos((all) =>
      all.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)),
    );
  const [queue] = useState(() =>
    createUploadQueue({
      send: (photo, size, options) =>
        sendPhotoTo(addressOf(readToken()), publicPhotoSchema, {
          photo,
          size,
          options,
        }).catch((error: unknown) => {
          if (isOver(error)) setState({ type: "over" });
          throw error;
        }),
      onStatus: (key, status) => change(key, { status }),
      onUploaded: (key) => change(key, { status: { type: "arrived" } }),
    }),
  );

  async function load() {
    const token = readToken();
    if (token === "") return setState({ type: "over" });
    setState({ type: "loading" });
    try {
      const answer = await api("GET", addressOf(token));
      setState({ type: "open", link: openLinkSchema.parse(answer) });
    } catch (error) {
      const message =
        error instanceof ApiError ? error.message : "Please try again.";
      setState(isOver(error) ? { type: "over" } : { type: "failed", message });
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there.
  useEffect(() => {
    load();
    queue.open();
    window.addEventListener("online", queue.resume);
    return () => {
      window.removeEventListener("online", queue.resume);
      queue.close();
      for (const { ready } of latest.current)
        if (ready) URL.revokeObjectURL(ready.preview);
    };
  }, [queue]);

  async function add(key: string, file: File) {
    const { prepared, problem: reason } = await preparePhoto(file);
    if (reason !== null)
      return change(key, { status: { type: "refused", message: reason } });
    const { photo, width, height } = prepared;
    const size = width > 0 && height > 0 ? { width, height } : null;
    change(key, {
      ready: { photo, size, preview: URL.createObjectURL(photo) },
    });
    queue.add({ key, photo, size });
  }

  const before = state.type === "open" ? state.link.photos : 0;
  const most = state.type === "open" ? state.link.maxPhotos : 0;
  const isCounted = ({ status }: LinkPhoto) => status.type !== "refused";
  return {
    state,
    photos,
    problem,
    /** How many came by this link, also before this page was opened. */
    arrived:
      before + photos.filter(({ status }) => status.type === "arrived").length,
    room: Math.max(0, most - before - photos.filter(isCounted).length),
    load,
    add(files: File[]) {
      const room = most - before - latest.current.filter(isCounted).length;
      const taken = files.slice(0, Math.max(0, room));
      const left = files.length - taken.length;
      setProblem(
        left > 0
          ? `${tooManyPhotos} ${left === 1 ? "One was" : `${left} were`} left out.`
          : null,
      );
      const added = taken.map((file) => ({ file, key: randomKey() }));
      setPhotos((all) => [
        ...all,
        ...added.map(
          ({ key, file }): LinkPhoto => ({
            key,
            name: file.name,
            ready: null,
            status: { type: "preparing" },
          }),
        ),
      ]);
      for (const { key, file } of added) add(key, file);
    },
    retry({ key, ready }: LinkPhoto) {
      if (ready) queue.add({ key, photo: ready.photo, size: ready.size });
    },
    resume: queue.resume,
  };
}

export type PhotosOfLink = ReturnType<typeof usePhotosByLink>;
