import { Store } from "@/components/ui/store";
import { ApiError } from "@/lib/browser/api-error";

export type SaveProblem<Answer> =
  /** Not as it is now; the next change may help. */
  | { type: "refused"; message: string }
  /** May be tried again as it is. */
  | { type: "failed"; message: string }
  /** Somebody else has stored another version. */
  | { type: "conflict"; current: Answer }
  | { type: "deleted"; message: string };

export type SaveState<Answer> =
  | { type: "saved" | "waiting" | "saving" }
  | SaveProblem<Answer>;

export type Versioned<Content> = Content & { version: number };
export type SaveRequest = { keepalive?: boolean };

export type AutosaveOptions<Content extends object, Answer> = {
  /** What is on the page. */
  read: () => Content;
  /** What a stored version has of it. */
  contentOf: (answer: Answer) => Content;
  /** All that is saved, for comparison. */
  textOf: (content: Content) => string;
  /** Why it can't be sent. */
  check?: (content: Content) => string | undefined;
  write: (
    content: Content,
    stored: Versioned<Content>,
    request: SaveRequest,
  ) => Promise<Answer>;
  onSaved?: (answer: Answer) => void;
  /** A conflict or a deletion stops it. */
  onFailure: (error: ApiError) => SaveProblem<Answer>;
  /** Keeps in this browser what isn't saved yet. */
  keep?: (content: Versioned<Content>) => void;
  /** Deletes what was kept. */
  clear?: () => void;
};

/** Milliseconds without a change. */
const saveDelay = 1_200;

/**
 * Saves what is on a page after a pause, with one request at a time. What
 * changes meanwhile is sent after it. After a conflict nothing is sent until
 * it is resolved.
 */
export class Autosave<
  Content extends object,
  Answer extends { version: number },
> extends Store<{ state: SaveState<Answer> }> {
  #options: AutosaveOptions<Content, Answer>;
  #stored: Versioned<Content>;
  #seen: string | undefined;
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    options: AutosaveOptions<Content, Answer>,
    stored: Versioned<Content>,
  ) {
    super({ state: { type: "saved" } });
    this.#options = options;
    this.#stored = stored;
  }

  /** After the page may have changed. */
  update(options: AutosaveOptions<Content, Answer>) {
    this.#options = options;
    const content = options.read();
    const text = options.textOf(content);
    if (text === this.#seen) return;
    this.#seen = text;
    if (this.#isStopped()) return;
    clearTimeout(this.#timer);
    if (this.#isStored(content)) {
      if (this.#isSending) options.clear?.();
      else this.#settle();
      return;
    }
    options.keep?.({ ...content, version: this.#stored.version });
    this.#saveAfter(saveDelay);
  }

  save = async (request: SaveRequest = {}): Promise<void> => {
    clearTimeout(this.#timer);
    if (this.#isSending || this.#isStopped()) return;
    const content = this.#options.read();
    if (this.#isStored(content)) return this.#settle();
    const message = this.#options.check?.(content);
    if (message !== undefined) return this.#show({ type: "refused", message });
    this.#show({ type: "saving" });
    this.#isSending = true;
    try {
      const answer = await this.#options.write(content, this.#stored, request);
      this.#accept(content, answer);
    } catch (error) {
      const problem = this.#explain(error);
      if (!this.#isLostAnswer(problem, content)) return this.#show(problem);
      this.#accept(content, problem.current);
    } finally {
      this.#isSending = false;
    }
    await this.save(request);
  };

  /** The request outlives the page. */
  saveOnLeave = () => {
    void this.save({ keepalive: true });
  };

  /** Goes on from what is stored now, whichever version was chosen. */
  resolve = (current: Answer) => {
    this.#store(this.#options.contentOf(current), current);
    clearTimeout(this.#timer);
    this.#saveAfter(0);
  };

  #accept(content: Content, answer: Answer) {
    this.#store(content, answer);
    this.#options.onSaved?.(answer);
  }

  #explain(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    return this.#options.onFailure(error);
  }

  /**
   * A conflict with the very content that was sent means that an earlier
   * request was saved and its answer lost.
   */
  #isLostAnswer(
    problem: SaveProblem<Answer>,
    content: Content,
  ): problem is SaveProblem<Answer> & { type: "conflict" } {
    const { contentOf, textOf } = this.#options;
    return (
      problem.type === "conflict" &&
      textOf(contentOf(problem.current)) === textOf(content)
    );
  }

  #store(content: Content, { version }: Answer) {
    this.#stored = { ...content, version };
  }

  #saveAfter(delay: number) {
    this.#show({ type: "waiting" });
    this.#timer = setTimeout(() => this.save(), delay);
  }

  #settle() {
    this.#options.clear?.();
    this.#show({ type: "saved" });
  }

  #isStored(content: Content) {
    const { textOf } = this.#options;
    return textOf(content) === textOf(this.#stored);
  }

  #isStopped() {
    const { type } = this.getSnapshot().state;
    return type === "conflict" || type === "deleted";
  }

  #show(state: SaveState<Answer>) {
    const { type } = this.getSnapshot().state;
    const isProblem = "message" in state || "current" in state;
    if (isProblem || state.type !== type) this.set({ state });
  }
}
