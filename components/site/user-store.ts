import { Store } from "@/components/ui/store";

export type SignedInUser = {
  id: number;
  email: string;
  isVerified: boolean;
  isAdmin: boolean;
  createdAt: string;
};

type UserRead = {
  /** null for a visitor, undefined while loading or when loading failed. */
  user: SignedInUser | null | undefined;
  /** Why the last request failed; the last user stays beside it. */
  error: Error | undefined;
};

const unread: UserRead = { user: undefined, error: undefined };

/** Who is signed in: read when first asked for, and again only by `refresh`. */
export class UserStore extends Store<UserRead> {
  #pending: Promise<SignedInUser | null> | undefined;
  readonly #onSwitch = new Set<(user: SignedInUser | null) => void>();
  readonly #load: () => Promise<SignedInUser | null>;

  constructor(load: () => Promise<SignedInUser | null>) {
    super(unread);
    this.#load = load;
  }

  /** On the server, where nobody is known. */
  readonly getUnread = () => unread;

  /** Reads the user for the first who asks. Returns how to stop. */
  readonly follow = (listener: () => void) => {
    const stop = this.subscribe(listener);
    const { user, error } = this.getSnapshot();
    if (user === undefined && error === undefined && !this.#pending)
      this.refresh();
    return stop;
  };

  /** Resolves to the user, or to the last one when loading failed. */
  readonly refresh = async () => {
    const pending = this.#load();
    this.#pending = pending;
    const next = await pending.then(
      (user) => ({ user, error: undefined }),
      (error: Error) => ({ user: this.getSnapshot().user, error }),
    );
    // What was asked before somebody signed in or out is no longer true.
    if (this.#pending === pending) this.#settle(next);
    return next.user;
  };

  /** After signing in or out, null for nobody. */
  switchTo(user: SignedInUser | null) {
    this.#settle({ user, error: undefined });
    for (const tell of this.#onSwitch) tell(user);
  }

  /** Calls `tell` after each sign-in and sign-out. */
  onSwitch(tell: (user: SignedInUser | null) => void) {
    this.#onSwitch.add(tell);
  }

  /** It is read again for whoever asks. */
  forget() {
    this.#settle(unread);
    if (this.listeners.size > 0) this.refresh();
  }

  #settle(next: UserRead) {
    this.#pending = undefined;
    this.set(next);
  }
}
