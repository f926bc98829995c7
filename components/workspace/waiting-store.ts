import { Store } from "@/components/ui/store";
import type { Waiting, WaitingEntry } from "@/lib/waiting/schema";

type WaitingRead = {
  /** undefined while it is loading, or when loading failed. */
  waiting: Waiting | undefined;
  isFailed: boolean;
};

export const unread: WaitingRead = { waiting: undefined, isFailed: false };

type Calls = {
  load: () => Promise<Waiting>;
  tellSeen: (entry: WaitingEntry, asOf: string) => void;
};

/** What waits for a seller: read once a load, however many show it. */
export class WaitingStore extends Store<WaitingRead> {
  #userId: number | undefined;
  readonly #calls: Calls;

  constructor(calls: Calls) {
    super(unread);
    this.#calls = calls;
  }

  /** Reads it for this user, unless that was asked for before. */
  readFor(userId: number) {
    if (userId === this.#userId) return;
    this.forget();
    void this.#read(userId);
  }

  /** As the seller asks for it. What was read last stays when that fails. */
  readonly refresh = async () => {
    if (this.#userId !== undefined) await this.#read(this.#userId);
  };

  /** It is read again for whoever is there next. */
  forget() {
    this.#userId = undefined;
    this.set(unread);
  }

  /** Its page is open: the number is gone until something new waits. */
  see(entry: WaitingEntry) {
    const { waiting } = this.getSnapshot();
    if (!waiting || waiting[entry].unseen === 0) return;
    this.#calls.tellSeen(entry, waiting.asOf);
    const seen = { ...waiting[entry], unseen: 0 };
    this.set({ waiting: { ...waiting, [entry]: seen } });
  }

  async #read(userId: number) {
    this.#userId = userId;
    const next = await this.#calls.load().then(
      (waiting) => ({ waiting, isFailed: false }),
      () => ({ isFailed: true }),
    );
    if (this.#userId === userId) this.set(next);
  }
}
