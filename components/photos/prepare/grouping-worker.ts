import {
  type GroupedPhoto,
  groupPhotos,
  type PhotoFacts,
} from "@/lib/photos/grouping/group-photos";

export type GroupingRequest = PhotoFacts[];
export type GroupingResult = GroupedPhoto[][];

self.addEventListener("message", ({ data }: MessageEvent<GroupingRequest>) => {
  self.postMessage(groupPhotos(data));
});
