export type ToastMessage = {
  title: string;
  description?: string | undefined;
  variant?: "default" | "error" | "success";
  action?: { label: string; onClick: () => void };
};

/** A message as it is shown: the same words twice are two messages. */
export type NumberedMessage = ToastMessage & { number: number };

type Listener = (message: ToastMessage) => void;

let listener: Listener | undefined;
let waiting: ToastMessage | undefined;

/**
 * Shows a message for two seconds. One is shown at a time: a newer one takes
 * the place of an older one.
 */
export function toast(message: ToastMessage) {
  if (listener) listener(message);
  else waiting = message;
}

/**
 * Hands every message to `next`, the last one that came before it included.
 * Returns how to stop.
 */
export function receiveToasts(next: Listener) {
  listener = next;
  if (waiting) {
    const message = waiting;
    waiting = undefined;
    next(message);
  }
  return () => {
    if (listener === next) listener = undefined;
  };
}
