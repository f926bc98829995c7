"use client";

import { useState } from "react";
import { listingOf, textOf } from "@/components/guides/checker/listing-of";
import { FileInput } from "@/components/ui/file-input";
import { useFileDrop } from "@/components/ui/use-file-drop";

/** Bytes. The first listing of an export stands well before. */
const mostRead = 200_000;

/** Reads a file into the field, as one listing with named fields. */
export function ListingFile({ onText }: { onText: (text: string) => void }) {
  const [message, setMessage] = useState("");

  async function read(file: File) {
    const text = await file
      .slice(0, mostRead)
      .text()
      .catch(() => "");
    const listing = textOf("listing", listingOf("listing", text)).trim();
    if (text.includes("\0") || listing === "") {
      setMessage(`“${file.name}” has no text that can be read as a listing.`);
      return;
    }
    setMessage(`Read from “${file.name}”.`);
    onText(listing);
  }

  const isDragging = useFileDrop(read);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <FileInput variant="secondary" size="sm" onFile={read}>
        Open a file
      </FileInput>
      <p role="status" className="min-w-0 break-words text-sm">
        <span key={`${message} ${isDragging}`}>
          {isDragging ? "Let go of the file to read it." : message}
        </span>
      </p>
    </div>
  );
}
