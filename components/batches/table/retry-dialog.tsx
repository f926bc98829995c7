"use client";

import { useState } from "react";
import { FactFields } from "@/components/batches/fact-fields";
import { useBatchUploads } from "@/components/batches/new/batch-uploads";
import { type BatchFacts, noFacts } from "@/components/batches/new/unsent-rows";
import { PhotoInput } from "@/components/photos";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { randomKey } from "@/components/ui/use-click-key";
import { useForm } from "@/components/ui/use-form";
import type { RowAnswer, RowRetry } from "@/lib/batches/schema";
import { inputFields } from "@/lib/listing-text/fields/input";
import { listingFormSchema } from "@/lib/listing-text/fields/schema";
import { maxPhotos } from "@/lib/photos/limits";
import { thumbnailUrlOf } from "@/lib/photos/thumbnail-url-of";

const typedSchema = listingFormSchema.partial();

type RetryDialogProps = {
  row: RowAnswer;
  onRetry: (rowId: string, changes: RowRetry) => Promise<void>;
  onClose: () => void;
};

function factsOf({ form }: RowAnswer): BatchFacts {
  const known = Object.entries(form).filter(
    ([name, value]) => name in noFacts && value !== undefined,
  );
  return { ...noFacts, ...Object.fromEntries(known) };
}

type NewPhoto = { key: string; file: File };

/** What the seller changes of a row that was refused or failed. */
export function RetryDialog({ row, onRetry, onClose }: RetryDialogProps) {
  const [name, setName] = useState(row.form.productName ?? "");
  const [facts, setFacts] = useState(() => factsOf(row));
  const [photoIds, setPhotoIds] = useState(row.photoIds);
  const [files, setFiles] = useState<NewPhoto[]>([]);
  const [photoProblem, setPhotoProblem] = useState("");
  const { upload } = useBatchUploads();
  const typed = {
    ...facts,
    ...(name.trim() && { productName: name.trim() }),
  };
  const form = useForm({
    schema: typedSchema,
    values: typed,
    async onSubmit() {
      setPhotoProblem("");
      const added = await Promise.all(files.map(upload)).catch(
        (error: Error) => {
          setPhotoProblem(error.message);
          return null;
        },
      );
      if (added === null) return;
      const { productName: _, ...others } = row.form;
      // As typed: the schema's defaults would replace what the row has.
      await onRetry(row.id, {
        form: { ...others, ...typed },
        photoIds: [...photoIds, ...added],
      });
      onClose();
    },
    onInvalid: () => setPhotoProblem(""),
  });
  const problem = form.problem ?? photoProblem;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Change and retry"
      className="w-[min(44rem,calc(100vw-2rem))]"
    >
      <Form {...form.formProps} className="space-y-4">
        {row.message && <Alert variant="warning">{row.message}</Alert>}
        <Field label={inputFields.productName.label}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={inputFields.productName.maxLength}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <FactFields
          facts={facts}
          onChange={(change) =>
            setFacts((before) => ({ ...before, ...change }))
          }
        />
        <RetryPhotos
          photoIds={photoIds}
          files={files}
          isBusy={form.isPending}
          onPhotoIds={setPhotoIds}
          onFiles={setFiles}
        />
        {problem && <Alert variant="destructive">{problem}</Alert>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" disabled={form.isPending}>
            {form.isPending ? "Sending…" : "Write it again"}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

type RetryPhotosProps = {
  /** Those that the row has. */
  photoIds: string[];
  /** Those that are added. */
  files: NewPhoto[];
  isBusy: boolean;
  onPhotoIds: (photoIds: string[]) => void;
  onFiles: (files: NewPhoto[]) => void;
};

function RetryPhotos({
  photoIds,
  files,
  isBusy,
  onPhotoIds,
  onFiles,
}: RetryPhotosProps) {
  const room = maxPhotos - photoIds.length - files.length;
  return (
    <div className="space-y-2">
      <p className="font-semibold">Photos</p>
      <ul className="flex flex-wrap gap-3">
        {photoIds.map((id, index) => (
          <li key={id} className="w-24 space-y-1">
            {/* biome-ignore lint/performance/noImgElement: it is already a thumbnail, and only its owner may read it. */}
            <img
              src={thumbnailUrlOf(id)}
              alt={`${index + 1}`}
              className="size-24 rounded-md border border-border object-cover"
            />
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Remove photo ${index + 1}`}
              onClick={() =>
                onPhotoIds(photoIds.filter((other) => other !== id))
              }
            >
              Remove
            </Button>
          </li>
        ))}
        {files.map(({ key, file }) => (
          <li key={key} className="w-24 space-y-1">
            <p className="flex size-24 items-center break-all rounded-md border border-border p-1 text-xs">
              {file.name}
            </p>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Remove ${file.name}`}
              onClick={() =>
                onFiles(files.filter((other) => other.key !== key))
              }
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {room > 0 && (
        <PhotoInput
          multiple
          size="sm"
          disabled={isBusy}
          onFiles={(chosen) =>
            onFiles([
              ...files,
              ...chosen
                .slice(0, room)
                .map((file) => ({ key: randomKey(), file })),
            ])
          }
        >
          Add photos
        </PhotoInput>
      )}
    </div>
  );
}
