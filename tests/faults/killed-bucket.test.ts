import { randomUUID } from "node:crypto";
import { db } from "@/lib/database/db";
import { loadCopy } from "@/lib/photos/copies";
import { findCopy } from "@/lib/photos/photo-data";
import { purgePhotos } from "@/lib/photos/purge-photos";
import { ageObjects } from "@/tests/support/bucket";
import { createUser, password, signIn } from "@/tests/support/factories";
import {
  type FaultInstance,
  kill,
  rounds,
  setUpHolds,
  startFaultInstance,
} from "@/tests/support/fault-instance";
import type { Step } from "@/tests/support/held-statements";
import { call, controlSandbox, sandboxUrl } from "@/tests/support/instances";
import { until } from "@/tests/support/one-more-instance";
import { createPieceIn, photoFile } from "@/tests/support/photos";

jest.setTimeout(240_000);
const holds = setUpHolds();

const bucket = `bucket-${randomUUID()}`;
const settings = {
  S3_BUCKET: bucket,
  S3_ENDPOINT: `${sandboxUrl()}/s3`,
  S3_REGION: "eu-central-1",
  S3_ACCESS_KEY_ID: "s3-sandbox-key",
  S3_SECRET_ACCESS_KEY: "s3-sandbox-secret",
};
// This process is where the job runs.
Object.assign(process.env, settings);

const hasArrived = async (method: string) => {
  const requests: { method: string; path: string }[] = await (
    await fetch(`${sandboxUrl()}/requests.json?service=s3`)
  ).json();
  return requests.filter(
    (request) => request.method === method && request.path.includes(bucket),
  ).length;
};

/** Keys in the bucket, and those that belong to a photo. */
async function readKeys() {
  const objects: { key: string }[] = await (
    await fetch(`${sandboxUrl()}/s3-objects.json`)
  ).json();
  const notes = await db().photoObject.findMany({
    select: { key: true, photoId: true },
  });
  return {
    stored: objects
      .flatMap(({ key }) =>
        key.startsWith(bucket) ? [key.slice(bucket.length + 1)] : [],
      )
      .sort(),
    noted: notes.map(({ key }) => key).sort(),
    owned: notes
      .flatMap(({ key, photoId }) => (photoId === null ? [] : [key]))
      .sort(),
  };
}

async function createUploader({ address }: FaultInstance) {
  const user = await createUser({ subscriptionTier: "standard" });
  const cookie = await signIn(user);
  const send = (method: string, path: string, body?: unknown) =>
    call(address, method, path, body, { cookie }).catch(() => null);
  const upload = async () => {
    const form = new FormData();
    form.set("photo", photoFile(await createPieceIn("#7a4a20")));
    return send("POST", "/api/photos", form);
  };
  return {
    id: user.id,
    send,
    upload,
    async isThere(photoId: string) {
      const stored = await findCopy(user.id, photoId, new Date());
      return stored !== null && (await loadCopy(stored)) !== null;
    },
    photos: () => db().photo.count({ where: { userId: user.id } }),
  };
}

async function createOwner(instance: FaultInstance) {
  const uploader = await createUploader(instance);
  const photoId: string = (await (await uploader.upload())?.json())?.id ?? "";
  const { key } = await db().photoObject.findUniqueOrThrow({
    where: { photoId },
  });
  return {
    ...uploader,
    photoId,
    key,
    remove: () => uploader.send("DELETE", `/api/photos/${photoId}`),
    leave: () => uploader.send("POST", "/api/account/delete", { password }),
    generate: () =>
      uploader.send("POST", "/api/generate-listing", {
        productName: "Dish",
        photoIds: [photoId],
      }),
  };
}

/**
 * Lets the next request to the bucket hang, and waits until it has arrived
 * there.
 */
async function hangInBucket(method: string, send: () => Promise<unknown>) {
  const before = await hasArrived(method);
  await controlSandbox("/faults", { service: "s3", mode: "hang", count: 1 });
  void send();
  await until(async () => (await hasArrived(method)) > before);
}

/** A request that is to stand still at a step of its own. */
type Held = {
  step: Step;
  owner: string | number;
  send: () => Promise<unknown>;
};

test.each(rounds)(
  "killed at each step with a bucket: no photo without bytes, and no bytes without photo (round %i)",
  async () => {
    const instance = await startFaultInstance(settings);
    const [create, own] = [
      () => createUploader(instance),
      () => createOwner(instance),
    ];
    const [putting, storing, committing] = [
      await create(),
      await create(),
      await create(),
    ];
    const [removing, hanging, forgetting] = [
      await own(),
      await own(),
      await own(),
    ];
    const [staying, leaving, listing] = [await own(), await own(), await own()];

    await hangInBucket("PUT", putting.upload);
    await hangInBucket("DELETE", hanging.remove);
    const held: Held[] = [
      { step: "stores the photo", owner: storing.id, send: storing.upload },
      {
        step: "commits the photo",
        owner: committing.id,
        send: committing.upload,
      },
      {
        step: "deletes the photo",
        owner: removing.photoId,
        send: removing.remove,
      },
      {
        step: "forgets the object",
        owner: forgetting.key,
        send: forgetting.remove,
      },
      { step: "deletes the account", owner: staying.id, send: staying.leave },
      {
        step: "deletes the photo",
        owner: leaving.photoId,
        send: leaving.leave,
      },
      {
        step: "puts the photo into the listing",
        owner: listing.photoId,
        send: listing.generate,
      },
    ];
    for (const { step, owner } of held) await holds().hold(step, owner);
    await Promise.all(
      held.map(async ({ step, owner, send }) => {
        void send();
        await until(() => holds().isHeld(step, owner));
      }),
    );
    instance.proxy.hang();
    await kill(instance);
    for (const { step, owner } of held) await holds().release(step, owner);
    await until(() => holds().isDoneWith(instance.application));

    await ageObjects();
    await purgePhotos();
    const { stored, noted, owned } = await readKeys();
    expect(noted).toEqual(owned);
    expect(stored).toEqual(owned);
    for (const gone of [putting, removing, hanging, forgetting, leaving])
      expect(await gone.photos()).toBe(0);
    expect(
      await db().user.count({
        where: { id: { in: [staying.id, leaving.id] } },
      }),
    ).toBe(1);
    for (const kept of [staying, listing])
      expect(await kept.isThere(kept.photoId)).toBe(true);
    for (const either of [storing, committing]) {
      const [photo] = await db().photo.findMany({
        where: { userId: either.id },
        select: { id: true },
      });
      if (photo) expect(await either.isThere(photo.id)).toBe(true);
    }
  },
);
