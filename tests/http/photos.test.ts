import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { db } from "@/lib/database/db";
import { waitingLimits } from "@/lib/photos/limits";
import { createUser, signIn } from "@/tests/support/factories";
import {
  createMarkedJpeg,
  hostilePhotos,
  marks,
  packedPhotos,
} from "@/tests/support/hostile-photos";
import { call, instances } from "@/tests/support/instances";
import { startInstance } from "@/tests/support/one-more-instance";
import { addPhoto, countPhotos, expirePhoto } from "@/tests/support/photo-rows";
import {
  createBlackPng,
  createBomb,
  createJpeg,
  createPieceIn,
  photoFile,
} from "@/tests/support/photos";
import { runs, someOf } from "@/tests/support/repetitions";

const [first, second] = instances();
afterAll(() => db().$disconnect());

async function createSeller(address: string = first) {
  const user = await createUser();
  const cookie = await signIn(user);
  const answerOf = async (response: Response) => ({
    status: response.status,
    body: await response.json(),
  });
  return {
    id: user.id,
    async upload(bytes: Uint8Array, instance = address) {
      const form = new FormData();
      form.set("photo", photoFile(bytes));
      return answerOf(
        await call(instance, "POST", "/api/photos", form, { cookie }),
      );
    },
    get: (path: string) => call(address, "GET", path, undefined, { cookie }),
    remove: async (id: string) =>
      (
        await call(address, "DELETE", `/api/photos/${id}`, undefined, {
          cookie,
        })
      ).status,
    async generate(photoIds: unknown) {
      const body = { productName: "Oak dish", photoIds };
      return answerOf(
        await call(address, "POST", "/api/generate-listing", body, { cookie }),
      );
    },
    async counted() {
      const [reservations, listings] = await Promise.all([
        db().reservation.count({ where: { userId: user.id } }),
        db().listing.count({ where: { userId: user.id } }),
      ]);
      return { reservations, listings };
    },
  };
}
const nothing = { reservations: 0, listings: 0 };

test.each(someOf(hostilePhotos))(
  "%s: refused with %d %s, and nothing is stored",
  async (_, status, code, make) => {
    const seller = await createSeller();
    const answer = await seller.upload(await make());
    expect(answer).toEqual({
      status,
      body: { code, message: expect.any(String) },
    });
    expect(await countPhotos(seller.id)).toEqual({ rows: 0, copies: 0 });
  },
);

test("a photo that tells more than it shows: working copy and thumbnail have none of it", async () => {
  const seller = await createSeller();
  const photo = await createMarkedJpeg();
  for (const mark of marks) expect(photo.includes(mark)).toBe(true);
  const { status, body } = await seller.upload(photo);
  expect([status, body]).toMatchObject([201, { id: expect.any(String) }]);
  for (const path of [`/api/photos/${body.id}`, body.thumbnailUrl]) {
    const response = await seller.get(path);
    expect([response.status, response.headers.get("cache-control")]).toEqual([
      200,
      "private, no-cache",
    ]);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(marks.filter((mark) => bytes.includes(mark))).toEqual([]);
  }
  const { preview } = await db().photoCopy.findUniqueOrThrow({
    where: { photoId: body.id },
  });
  expect(marks.filter((mark) => Buffer.from(preview).includes(mark))).toEqual(
    [],
  );
});

test("flipped bits: a photo or a refusal, never a failure", async () => {
  const seller = await createSeller();
  const whole = await createJpeg({ width: 120, height: 80 });
  for (let round = 0; round < runs(40); round += 1) {
    const bytes = Buffer.from(whole);
    const at = (round * 7_919) % bytes.length;
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (round % 8));
    expect([201, 415, 422]).toContain((await seller.upload(bytes)).status);
  }
});

function readProcess(pid: number, name: string) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}
/**
 * The most memory that a process has had so far, in megabytes; 0 when it has
 * ended.
 */
const peakOf = (pid: number) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readProcess(pid, "status"))?.[1] ?? 0) / 1024;

/** The decoders that a server has now. */
function childrenOf(pid: number) {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.flatMap((thread) =>
    readProcess(pid, `task/${thread}/children`)
      .split(" ")
      .filter(Boolean)
      .map(Number),
  );
}

/**
 * Looks at a server and its decoders while `work` goes on: the most that those
 * had which were there together.
 */
async function peakDuring(pid: number, work: () => Promise<void>) {
  let peak = 0;
  const look = () => {
    const together = [pid, ...childrenOf(pid)]
      .map(peakOf)
      .reduce((sum, each) => sum + each, 0);
    peak = Math.max(peak, together);
  };
  const looking = setInterval(look, 5);
  try {
    await work();
  } finally {
    clearInterval(looking);
  }
  look();
  return peak;
}

test("20 decompression bombs at once: each refused within little memory, and a photo beside them passes", async () => {
  const { address, child } = await startInstance();
  try {
    const seller = await createSeller(address);
    const photo = await createJpeg({ width: 4_000, height: 3_000 });
    const pid = child.pid ?? 0;
    const before = await peakDuring(pid, async () => {
      for (let count = 0; count < 4; count += 1)
        expect((await seller.upload(photo)).status).toBe(201);
    });
    const peak = await peakDuring(pid, async () => {
      const bombs = [createBomb(16_000), createBlackPng(49_000_000, 1)];
      const sent = Array.from({ length: 10 }, () =>
        bombs.map((bomb) => seller.upload(bomb)),
      ).flat();
      const beside = seller.upload(photo);
      expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(
        Array.from({ length: 20 }, () => 422),
      );
      expect((await beside).status).toBe(201);
      for (const [, packed] of packedPhotos())
        expect([201, 422]).toContain((await seller.upload(packed)).status);
    });
    expect(childrenOf(pid).length).toBeGreaterThan(0);
    expect(peak - before).toBeLessThan(150);
  } finally {
    child.kill("SIGKILL");
  }
});

test("the 61st photo, on either instance: refused until one of them is gone", async () => {
  const seller = await createSeller();
  const ids: string[] = [];
  for (let number = 0; number < waitingLimits.photos; number += 1)
    ids.push(await addPhoto(seller.id));
  const jpeg = await createJpeg();
  for (const instance of [first, second]) {
    expect(await seller.upload(jpeg, instance)).toMatchObject({
      status: 429,
      body: { code: "too_many_photos" },
    });
  }
  expect(await seller.remove(ids[0] ?? "")).toBe(204);
  const both = await Promise.all(
    [first, second].map((instance) => seller.upload(jpeg, instance)),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 429]);
});

test("another seller's photo: not found for every call, and nothing is counted", async () => {
  const [seller, other] = [await createSeller(), await createSeller()];
  const id = await addPhoto(other.id, {
    image: new Uint8Array(await createPieceIn("#7a4a20")),
  });
  for (const path of [`/api/photos/${id}`, `/api/photos/${id}/thumbnail`]) {
    expect((await seller.get(path)).status).toBe(404);
    expect((await other.get(path)).status).toBe(200);
  }
  expect(await seller.remove(id)).toBe(404);
  expect(await seller.generate([id])).toMatchObject({
    status: 404,
    body: { code: "not_found" },
  });
  expect(await seller.counted()).toEqual(nothing);
  expect((await other.generate([id])).status).toBe(200);
});

test("an expired photo: not found, and nothing is counted", async () => {
  const seller = await createSeller();
  const id = await addPhoto(seller.id, {
    image: new Uint8Array(await createPieceIn("#7a4a20")),
  });
  await expirePhoto(id);
  expect((await seller.get(`/api/photos/${id}`)).status).toBe(404);
  const answer = await seller.generate([id]);
  expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
  expect(answer.body.message).toContain("seven days");
  expect(await seller.counted()).toEqual(nothing);
});

test.each([
  ["the same photo twice", (id: string) => [id, id], 422],
  [
    "the same photo twice in other letters",
    (id: string) => [id, id.toUpperCase()],
    422,
  ],
  ["a photo that never was", (id: string) => [id, randomUUID()], 404],
  [
    "21 photos",
    (id: string) => [id, ...Array.from({ length: 20 }, () => randomUUID())],
    422,
  ],
  ["no ids", () => ["1; drop"], 422],
  ["an object", (id: string) => ({ 0: id }), 422],
])(
  "a listing of %s: refused, and nothing is counted",
  async (_, idsOf, status) => {
    const seller = await createSeller();
    const id = await addPhoto(seller.id, {
      image: new Uint8Array(await createPieceIn("#7a4a20")),
    });
    const answer = await seller.generate(idsOf(id));
    expect([answer.status, typeof answer.body.message]).toEqual([
      status,
      "string",
    ]);
    expect(await seller.counted()).toEqual(nothing);
  },
);
