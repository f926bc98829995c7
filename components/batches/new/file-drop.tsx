"use client";

import { clsx } from "clsx";
import { FolderOpen, Images, Table } from "lucide-react";
import { useId, useState } from "react";
import {
  type PathFile,
  readChosen,
  readDropped,
} from "@/components/batches/new/read-dropped";
import { Button, buttonVariants } from "@/components/ui/button";
import { saveFile } from "@/lib/browser/save-file";

type FileDropProps = {
  onFiles: (files: PathFile[]) => void;
  /** Whether there are listings already. */
  isSmall: boolean;
  isBusy: boolean;
};

/** Where photos, folders and tables are dropped or chosen. */
export function FileDrop({ onFiles, isSmall, isBusy }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const isFiles = ({ dataTransfer }: React.DragEvent) =>
    !isBusy && dataTransfer.types.includes("Files");
  return (
    <section
      aria-label="Add photos or a table"
      className={clsx(
        "flex flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed px-4 text-center transition-colors",
        isSmall ? "py-3" : "min-h-60 py-8",
        isOver ? "border-primary bg-accent" : "border-input bg-card",
      )}
      onDragOver={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null))
          setOver(false);
      }}
      onDrop={async (event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles(await readDropped(event.dataTransfer));
      }}
    >
      {!isSmall && (
        <>
          <p className="pointer-coarse:hidden font-serif text-xl">
            Drop a folder, photos or a table here
          </p>
          <p className="max-w-xl text-muted-foreground">
            Photos of one product are grouped by their names:{" "}
            <Name>mug-blue-1.jpg</Name> and <Name>mug-blue-2.jpg</Name> become
            one listing. Those that a camera named are grouped by when they were
            taken and what they show. You can change that before anything is
            uploaded.
          </p>
        </>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <FileButton
          isBusy={isBusy}
          isSmall={isSmall}
          accept="image/*,.heic,.heif,.avif"
          isMain
          onFiles={onFiles}
        >
          <Images className="size-5" />
          {isSmall ? "Add photos" : "Choose photos"}
        </FileButton>
        <FileButton
          isBusy={isBusy}
          isSmall={isSmall}
          isFolder
          className="pointer-coarse:hidden"
          onFiles={onFiles}
        >
          <FolderOpen className="size-5" />
          {isSmall ? "Add a folder" : "Choose a folder"}
        </FileButton>
        <FileButton
          isBusy={isBusy}
          isSmall={isSmall}
          accept=".csv,.tsv,.txt,text/csv"
          onFiles={onFiles}
        >
          <Table className="size-5" />
          {isSmall ? "Add a table" : "Choose a table (CSV)"}
        </FileButton>
      </div>
      {!isSmall && (
        <div className="text-muted-foreground text-sm">
          <p>
            A table is Etsy's download of your listings, or our template with a
            row for each product.
          </p>
          <Button variant="link" size="sm" onClick={saveTemplate}>
            Download the template
          </Button>
        </div>
      )}
    </section>
  );
}

async function saveTemplate() {
  const { tableTemplate } = await import("@/lib/batches/read-table");
  saveFile(
    new Blob([tableTemplate], { type: "text/csv" }),
    "listings-to-write.csv",
  );
}

const Name = ({ children }: { children: string }) => (
  <span className="whitespace-nowrap font-semibold">{children}</span>
);

type FileButtonProps = {
  children: React.ReactNode;
  onFiles: (files: PathFile[]) => void;
  accept?: string;
  isFolder?: boolean;
  isMain?: boolean;
  isSmall: boolean;
  isBusy: boolean;
  className?: string;
};

function FileButton({
  children,
  onFiles,
  accept,
  isFolder,
  isMain,
  isSmall,
  isBusy,
  className,
}: FileButtonProps) {
  const id = useId();
  return (
    <span className={clsx("relative inline-flex", className)}>
      <input
        id={id}
        type="file"
        multiple
        accept={accept}
        disabled={isBusy}
        {...(isFolder && { webkitdirectory: "" })}
        className="peer sr-only"
        onChange={({ target }) => {
          const files = readChosen(target.files);
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
      <label
        htmlFor={id}
        className={clsx(
          buttonVariants({
            variant: isMain && !isSmall ? "default" : "secondary",
            size: isSmall ? "sm" : "default",
          }),
          "peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-2 peer-disabled:opacity-60",
        )}
      >
        {children}
      </label>
    </span>
  );
}
