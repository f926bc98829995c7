import {
  findStoredAudit,
  removeStoredAudit,
  type StoredAudit,
  storeAudit,
} from "@/components/audit/stored-audit";
import { provideBrowserParts } from "@/tests/components/browser-parts";

const hour = 3_600_000;
const audit = (savedAt: number): StoredAudit => ({
  owner: null,
  name: "shop.csv",
  read: new ArrayBuffer(3),
  savedAt,
  fixed: { 2: 41 },
  waiting: null,
});

beforeEach(() => {
  provideBrowserParts();
});

test("an audit of today: it is found until it is removed", async () => {
  const stored = audit(Date.now() - 23 * hour);
  await storeAudit(stored);
  expect(await findStoredAudit()).toEqual(stored);
  await removeStoredAudit();
  expect(await findStoredAudit()).toBeNull();
});

test("an audit of the day before yesterday: it is gone, and its file with it", async () => {
  const { database } = provideBrowserParts();
  await storeAudit(audit(Date.now() - 25 * hour));
  expect(await findStoredAudit()).toBeNull();
  expect([...database.recordsOf("listwright-audit").values()]).toEqual([]);
});

test("an audit of a former version, with the whole file: it is gone", async () => {
  const { database } = provideBrowserParts();
  const { read, ...former } = audit(Date.now());
  await storeAudit({ ...former, bytes: read } as unknown as StoredAudit);
  expect(await findStoredAudit()).toBeNull();
  expect([...database.recordsOf("listwright-audit").values()]).toEqual([]);
});

test("a browser that blocks storage: nothing is found, and nothing fails", async () => {
  Object.assign(globalThis, {
    indexedDB: {
      open() {
        throw new DOMException("blocked", "SecurityError");
      },
    },
  });
  await storeAudit(audit(Date.now()));
  expect(await findStoredAudit()).toBeNull();
});
