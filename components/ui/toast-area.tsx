"use client";

import { type ComponentType, useEffect, useState } from "react";
import { type NumberedMessage, receiveToasts } from "@/components/ui/toast";
import { usePasteNotice } from "@/components/ui/use-paste-notice";

/**
 * Loads the toast library with the first message. Where it can't be had
 * (offline, say) the message is shown plainly.
 */
export function ToastArea() {
  const [message, setMessage] = useState<NumberedMessage>();
  const [Toaster, setToaster] =
    useState<ComponentType<{ message: NumberedMessage }>>();
  usePasteNotice();

  useEffect(() => {
    let number = 0;
    return receiveToasts((next) => {
      number += 1;
      const numbered = { ...next, number };
      import("@/components/ui/toaster").then(
        (module) => {
          setToaster(() => module.Toaster);
          setMessage(numbered);
        },
        () => setMessage(numbered),
      );
    });
  }, []);

  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-50 md:left-auto md:w-full md:max-w-[420px]"
    >
      {message && Toaster && <Toaster message={message} />}
      {message && !Toaster && (
        <div
          data-slot="toast"
          className="rounded-lg border border-input bg-card px-4 py-3 shadow-lg"
        >
          <strong className="block">{message.title}</strong>
          {message.description}
        </div>
      )}
    </div>
  );
}
