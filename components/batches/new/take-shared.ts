import type { BatchKeeper } from "@/components/batches/new/batch-keeper";
import type { UnsentStore } from "@/components/batches/new/unsent-store";
import type {
  endPhotosForBatch,
  findPhotosForBatch,
} from "@/components/photos";

type Shared = {
  find: typeof findPhotosForBatch;
  end: typeof endPhotosForBatch;
};

/**
 * Drops the photos here that were shared to the app and that the seller said
 * are of several products. They wait on until they are stored with the batch:
 * whatever stops before, none is lost.
 */
export async function takeShared(
  store: UnsentStore,
  keeper: BatchKeeper,
  shared: Shared,
) {
  const photos = await shared.find();
  if (photos.length === 0) return;
  const isAdded = await store.addFiles(
    photos.map(({ file }) => ({ path: file.name, file })),
    "The photos that you shared still wait in the generator.",
  );
  const { rows } = store.getSnapshot().unsent;
  const here = new Set(
    rows.flatMap((row) => row.photos).map((one) => one.file),
  );
  // What can't be read, or is there twice, was named.
  const taken = isAdded ? photos : photos.filter(({ file }) => here.has(file));
  await shared.end((await keeper.hasStoredAll()) ? taken : []);
}
