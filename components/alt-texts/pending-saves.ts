/** Saves at once what waits for it. Whether it is stored then. */
type Save = () => Promise<boolean>;

/** The editors on a screen, to have all of them saved before it is sent. */
export class PendingSaves {
  readonly #saves = new Map<string, Save>();

  /** Returns how to end it. */
  add(id: string, save: Save) {
    this.#saves.set(id, save);
    return () => {
      if (this.#saves.get(id) === save) this.#saves.delete(id);
    };
  }

  async saveAll(): Promise<boolean> {
    const saved = await Promise.all(
      [...this.#saves.values()].map((save) => save()),
    );
    return saved.every(Boolean);
  }
}
