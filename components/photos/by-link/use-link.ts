"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import { type OpenLink, openLinkSchema } from "@/lib/photos/links/schema";

type State =
  | { type: "loading" }
  /** It can't be used, whatever the reason. */
  | { type: "over" }
  /** We could not find out. */
  | { type: "failed"; message: string }
  | { type: "open"; link: OpenLink };

export const isOver = (error: unknown) =>
  error instanceof ApiError && error.status === 404;

/** "" on the page's own address, /u. */
const readToken = () => window.location.pathname.split("/")[2] ?? "";

const hasToken = () => readToken() !== "";
const neverChanges = () => () => undefined;

/** Where the link of this page's address is read, and photos are posted. */
export const linkAddress = () =>
  `/api/upload-links/${encodeURIComponent(readToken())}`;

async function readLink(): Promise<State> {
  try {
    const answer = await api("GET", linkAddress());
    return { type: "open", link: openLinkSchema.parse(answer) };
  } catch (error) {
    if (isOver(error)) return { type: "over" };
    const message =
      error instanceof ApiError ? error.message : "Please try again.";
    return { type: "failed", message };
  }
}

/** The link of this page's address, and what it takes. */
export function useLink() {
  const [read, setState] = useState<State>({ type: "loading" });
  const isLink = useSyncExternalStore(neverChanges, hasToken, () => true);
  const state: State = isLink ? read : { type: "over" };
  useEffect(() => {
    if (hasToken()) readLink().then(setState);
  }, []);
  return {
    state,
    before: state.type === "open" ? state.link.photos : 0,
    most: state.type === "open" ? state.link.maxPhotos : 0,
    reload() {
      setState({ type: "loading" });
      readLink().then(setState);
    },
    end: () => setState({ type: "over" }),
  };
}
