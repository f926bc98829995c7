import { randomUUID } from "node:crypto";
import { db } from "@/lib/database/db";
import { createUser, signIn } from "@/tests/support/factories";
import {
  type FaultInstance,
  kill,
  rounds,
  setUpHolds,
  startFaultInstance,
} from "@/tests/support/fault-instance";
import { call, instances } from "@/tests/support/instances";
import { until } from "@/tests/support/one-more-instance";
import { addPhoto, countPhotos } from "@/tests/support/photo-rows";
import { createJpeg, photoFile } from "@/tests/support/photos";
import { ledgers } from "@/tests/support/test-client";

const holds = setUpHolds();

async function createUploader() {
  const user = await createUser({ subscriptionTier: "standard" });
  const cookie = await signIn(user);
  return {
    id: user.id,
    async upload(address: string, jpeg: Buffer) {
      const body = new FormData();
      body.set("photo", photoFile(jpeg));
      return call(address, "POST", "/api/photos", body, { cookie }).then(
        ({ status }) => status,
        () => null,
      );
    },
    async generate(address: string, photoIds: string[], key: string) {
      const headers = { "Idempotency-Key": key };
      return call(
        address,
        "POST",
        "/api/generate-listing",
        { productName: "Bowl", photoIds },
        { cookie, headers },
      ).then(
        ({ status }) => status,
        () => null,
      );
    },
  };
}

async function killDone(
  instance: FaultInstance,
  release: () => Promise<unknown>,
) {
  instance.proxy.hang();
  await kill(instance);
  await release();
  await until(() => holds().isDoneWith(instance.application));
}

const whole = [
  { rows: 0, copies: 0 },
  { rows: 1, copies: 1 },
];

test.each(rounds)(
  "killed while it stores a photo: the photo has its bytes, or neither is there (round %i)",
  async () => {
    const instance = await startFaultInstance();
    const jpeg = await createJpeg();
    const steps = ["stores the photo", "commits the photo"] as const;
    const sent = await Promise.all(
      steps.map(async (step) => {
        const uploader = await createUploader();
        await holds().hold(step, uploader.id);
        return {
          step,
          uploader,
          outcome: uploader.upload(instance.address, jpeg),
        };
      }),
    );
    for (const { step, uploader } of sent)
      await until(() => holds().isHeld(step, uploader.id));
    await killDone(instance, () =>
      Promise.all(
        sent.map(({ step, uploader }) => holds().release(step, uploader.id)),
      ),
    );
    for (const { uploader, outcome } of sent) {
      expect(await outcome).toBeNull();
      expect(whole).toContainEqual(await countPhotos(uploader.id));
      expect(await uploader.upload(instances()[0], jpeg)).toBe(201);
    }
  },
);

test.each(rounds)(
  "killed among twenty uploads: no photo without bytes, and what was answered is there (round %i)",
  async (round) => {
    const instance = await startFaultInstance();
    const jpeg = await createJpeg({ width: 2_400, height: 1_800 });
    let answered = 0;
    const sent = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const uploader = await createUploader();
        const status = await uploader.upload(instance.address, jpeg);
        answered += 1;
        if (answered === 1 + ((7 * round) % 15)) await kill(instance);
        return { uploader, status };
      }),
    );
    await until(() => holds().isDoneWith(instance.application));
    expect(new Set(sent.map(({ status }) => status))).toEqual(
      new Set([201, null]),
    );
    for (const { uploader, status } of sent) {
      const counts = await countPhotos(uploader.id);
      expect(whole).toContainEqual(counts);
      if (status === 201) expect(counts).toEqual(whole[1]);
    }
  },
);

async function ledgerOf(userId: number) {
  const [usage, committed, made, photos] = await Promise.all([
    db().usage.findFirst({ where: { userId } }),
    db().reservation.count({ where: { userId, state: "committed" } }),
    db().listing.count({ where: { userId } }),
    db().listingPhoto.count({ where: { listing: { userId } } }),
  ]);
  return { used: usage?.used ?? 0, committed, made, photos };
}

test.each(rounds)(
  "killed while photos go into their listing: all of it is there, or nothing (round %i)",
  async () => {
    const instance = await startFaultInstance();
    const uploader = await createUploader();
    const image = new Uint8Array(await createJpeg());
    const photoIds = [
      await addPhoto(uploader.id, { image }),
      await addPhoto(uploader.id, { image }),
    ];
    const [, second = ""] = photoIds;
    await holds().hold("puts the photo into the listing", second);
    const key = randomUUID();
    const outcome = uploader.generate(instance.address, photoIds, key);
    await until(() =>
      holds().isHeld("puts the photo into the listing", second),
    );
    await killDone(instance, () =>
      holds().release("puts the photo into the listing", second),
    );
    expect(await outcome).toBeNull();
    // One statement, which the database completes after the instance was
    // killed.
    expect(await ledgerOf(uploader.id)).toEqual({
      used: ledgers.made.used,
      committed: 1,
      made: 1,
      photos: 2,
    });
    expect(await uploader.generate(instances()[0], photoIds, key)).toBe(200);
    expect(await ledgerOf(uploader.id)).toEqual({
      used: 1,
      committed: 1,
      made: 1,
      photos: 2,
    });
  },
);
