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
export class UserStore {
  #read: UserRead = unread;
  #pending: Promise<SignedInUser | null> | undefined;
  #listeners = new Set<() => void>();
  #onSwitch = new Set<(user: SignedInUser | null) => void>();

  #load: () => Promise<SignedInUser | null>;

  constructor(load: () => Promise<SignedInUser | null>) {
    this.#load = load;
  }

  get = () => this.#read;
  /** On the server, where nobody is known. */
  getUnread = () => unread;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    if (this.#read === unread && !this.#pending) this.refresh();
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Resolves to the user, or to the last one when loading failed. */
  refresh = async () => {
    const pending = this.#load();
    this.#pending = pending;
    const next = await pending.then(
      (user) => ({ user, error: undefined }),
      (error: Error) => ({ user: this.#read.user, error }),
    );
    // What was asked before somebody signed in or out is no longer true.
    if (this.#pending === pending) this.#set(next);
    return next.user;
  };

  /** After signing in or out, null for nobody. */
  switchTo(user: SignedInUser | null) {
    this.#set({ user, error: undefined });
    for (const tell of this.#onSwitch) tell(user);
  }

  /** Calls `tell` after each sign-in and sign-out. */
  onSwitch(tell: (user: SignedInUser | null) => void) {
    this.#onSwitch.add(tell);
  }

  forget() {
    this.#set(unread);
    if (this.#listeners.size > 0) this.refresh();
  }

  #set(next: UserRead) {
    this.#pending = undefined;
    this.#read = next;
    for (const listener of this.#listeners) listener();
  }
}
