/** What jsdom lacks and the generator uses. */

function readBytes(this: Blob) {
  return new Promise<ArrayBuffer>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      reader.result instanceof ArrayBuffer
        ? resolve(reader.result)
        : reject(reader.error);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
}

type Records = Map<IDBValidKey, unknown>;

/**
 * As much of IndexedDB as stores of bytes need, one a database: requests that
 * answer later, transactions that complete.
 */
export function fakeIndexedDb() {
  const databases = new Map<string, Records>();
  const recordsOf = (name: string) => {
    const records: Records = databases.get(name) ?? new Map();
    databases.set(name, records);
    return records;
  };
  let gate = Promise.resolve();
  const later = (work: () => void) => gate.then(work);
  function transaction(records: Records) {
    const self: { oncomplete?: () => void; objectStore: () => unknown } = {
      objectStore: () => store,
    };
    const answer = (result: unknown) => {
      later(() => self.oncomplete?.());
      return { result };
    };
    const store = {
      get: (key: IDBValidKey) => answer(records.get(key)),
      getAll: () => answer([...records.values()]),
      getAllKeys: () => answer([...records.keys()]),
      put: (value: unknown, key: IDBValidKey) =>
        answer(void records.set(key, value)),
      delete: (key: IDBValidKey) => answer(void records.delete(key)),
      clear: () => answer(void records.clear()),
    };
    return self;
  }
  const databaseOf = (records: Records) => ({
    createObjectStore() {},
    transaction: () => transaction(records),
    close() {},
  });
  return {
    /** Those of the form's photos. */
    records: recordsOf("listwright"),
    recordsOf,
    /** Nothing is answered until the function it returns is called. */
    hold() {
      let release: () => void = () => undefined;
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    open(name: string) {
      const opening: { result: unknown; onsuccess?: () => void } = {
        result: databaseOf(recordsOf(name)),
      };
      later(() => opening.onsuccess?.());
      return opening;
    },
  };
}

/**
 * What an upload is answered with: by fetch, as `fakeApi` provides it. It tells
 * of its progress once, when it is sent.
 */
class FakeUpload {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } =
    {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  statusText = "";
  responseText = "";
  private address = ["", ""];
  private isOver = false;

  open(method: string, path: string) {
    this.address = [method, path];
  }
  async send(body: FormData) {
    const [method = "", path = ""] = this.address;
    try {
      const answer = fetch(path, { method, body });
      this.upload.onprogress?.({ loaded: 40, total: 100 });
      const { status } = await answer;
      this.status = status;
      this.responseText = JSON.stringify(
        await (await answer).json().catch(() => ""),
      );
      if (!this.isOver) this.onload?.();
    } catch {
      if (!this.isOver) this.onerror?.();
    }
  }
  abort() {
    this.isOver = true;
    this.onabort?.();
  }
}

export function provideBrowserParts() {
  const database = fakeIndexedDb();
  const scrolled = jest.fn();
  Object.assign(Blob.prototype, { arrayBuffer: readBytes });
  Object.assign(globalThis, {
    indexedDB: database,
    XMLHttpRequest: FakeUpload,
  });
  Object.assign(URL, {
    createObjectURL: () => "blob:preview",
    revokeObjectURL: () => undefined,
  });
  Object.assign(Element.prototype, {
    scrollIntoView: scrolled,
    hasPointerCapture: () => false,
  });
  localStorage.clear();
  return { database };
}

const signatures = {
  "image/jpeg": [0xff, 0xd8, 0xff, 0xe0],
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  "image/heic": [
    0,
    0,
    0,
    0x18,
    ...Array.from("ftypheic", (letter) => letter.charCodeAt(0)),
  ],
  "image/svg+xml": Array.from("<svg xmlns=", (letter) => letter.charCodeAt(0)),
};

/**
 * A file that starts as its content type does, whatever it is called, filled up
 * to `size` bytes.
 */
export function file(
  content: keyof typeof signatures,
  name = "cup.jpg",
  size = 64,
) {
  const bytes = new Uint8Array(size);
  bytes.set(signatures[content].slice(0, size));
  return new File([bytes], name, {
    type: name.endsWith("png") ? "image/png" : "image/jpeg",
  });
}

/** Modal dialogs, and scrolling to what is shown. */
export function provideDialogs() {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  Element.prototype.scrollIntoView = jest.fn();
}
