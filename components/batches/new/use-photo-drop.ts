import { useState } from "react";
import { photoDragType } from "@/components/batches/new/row-photos";
import { parseJson } from "@/lib/listing-text/plain-text/parse-json";

/** Takes photos that are dragged from another listing, by their keys. */
export function usePhotoDrop(
  isAllowed: boolean,
  onDrop: (keys: string[]) => void,
) {
  const [isOver, setOver] = useState(false);
  const takes = ({ dataTransfer }: React.DragEvent) =>
    isAllowed && dataTransfer.types.includes(photoDragType);
  return {
    isOver,
    targetProps: {
      onDragOver(event: React.DragEvent) {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: React.DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null))
          setOver(false);
      },
      onDrop(event: React.DragEvent) {
        if (!takes(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        const keys = parseJson(event.dataTransfer.getData(photoDragType));
        if (Array.isArray(keys)) onDrop(keys.map(String));
      },
    },
  };
}
