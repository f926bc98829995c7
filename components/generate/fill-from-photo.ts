import { isEmptyValue } from "@/components/generate/form/form-fields";
import { analyzePhoto } from "@/components/generate/generate-from-form";
import type { GeneratorAction } from "@/components/generate/generator-state";
import type { FormPhoto, PhotoStore } from "@/components/photos";
import { toast } from "@/components/ui/toast";
import { apiResponse } from "@/lib/browser/api";

const formFilled = {
  title: "Form filled from your photo",
  description: "Check what is marked “From your photo”.",
  variant: "success",
} as const;

const nothingRead = {
  title: "Nothing to fill in",
  description:
    "The photo shows too little. Another angle or more light may help.",
} as const;

type Filled = {
  /** Also for fields in which the seller typed something else. */
  withSuggestions: boolean;
  photos: PhotoStore;
};

/**
 * Reads what a photo shows for the form, and says whether it shows anything.
 * Rejects with ApiError.
 */
export async function fillFromPhoto(
  photo: FormPhoto,
  { withSuggestions, photos }: Filled,
): Promise<GeneratorAction> {
  const { photo: checks, ...reading } = await analyzePhoto({
    file: await fileOf(photo),
    size: photo.size,
  });
  if (checks && photo.checks.length === 0) photos.setChecks(photo.key, checks);
  toast(Object.values(reading).every(isEmptyValue) ? nothingRead : formFilled);
  return { type: "read_photo", reading, withSuggestions };
}

/** The photo's file, which only the server has once the page was left. */
async function fileOf({ file, uploaded, name }: FormPhoto): Promise<File> {
  if (file) return file;
  const response = await apiResponse(
    "GET",
    `/api/photos/${uploaded?.id}`,
    undefined,
  );
  return new File([await response.arrayBuffer()], name, { type: "image/jpeg" });
}
