import { browserDatabase } from "@/lib/browser/browser-database";

/** Where the version before, which had one photo, stored its file. */
export const formerPhotoKey = "draft";

type StoredPhoto = {
  owner: number | null;
  name: string;
  type: string;
  bytes: ArrayBuffer;
};

const inStore = browserDatabase("listwright", "photos");

/**
 * The file of a photo of the form, stored as bytes because not every browser
 * can store a File.
 */
export async function findPhotoFile(
  key: string,
): Promise<{ owner: number | null; file: File } | null> {
  const reading = inStore<StoredPhoto | undefined>("readonly", (store) =>
    store.get(key),
  );
  const stored = await reading.catch(() => undefined);
  return stored
    ? {
        owner: stored.owner,
        file: new File([stored.bytes], stored.name, { type: stored.type }),
      }
    : null;
}

/** Never fails: if the file can't be stored, the seller chooses it again. */
export async function savePhotoFile(
  key: string,
  file: File,
  owner: number | null,
) {
  try {
    const stored: StoredPhoto = {
      owner,
      name: file.name,
      type: file.type,
      bytes: await file.arrayBuffer(),
    };
    await inStore("readwrite", (store) => store.put(stored, key));
  } catch {
    await removePhotoFile(key);
  }
}

export async function removePhotoFile(key: string) {
  await inStore("readwrite", (store) => store.delete(key)).catch(
    () => undefined,
  );
}

export async function clearPhotoFiles() {
  await inStore("readwrite", (store) => store.clear()).catch(() => undefined);
}
