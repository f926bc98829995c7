import type { ErrorCode } from "@/lib/errors";

/**
 * The messages of a page for a failed call, by the response's `code`; `other`
 * is for all other codes.
 */
export type ErrorMessages<Message> = Partial<Record<ErrorCode, Message>> & {
  other: Message;
};

export function messageFor<Message>(
  code: string | undefined,
  messages: ErrorMessages<Message>,
): Message {
  const known: Partial<Record<string, Message>> = messages;
  return (
    (code !== undefined && Object.hasOwn(known, code)
      ? known[code]
      : undefined) ?? messages.other
  );
}
