"use client";

import { useEffect, useState } from "react";
import { receiveToasts } from "@/components/ui/toast";
import { usePasteNotice } from "@/components/ui/use-paste-notice";

/**
 * Loads the toast library with the first message. Where it can't be had
 * (offline, say) the message is shown plainly.
 */
export function ToastArea() {
  const [shown, setShown] = useState<React.ReactNode>();
  usePasteNotice();

  useEffect(() => {
    let number = 0;
    return receiveToasts((next) => {
      number += 1;
      const message = { ...next, number };
      import("@/components/ui/toaster").then(
        ({ Toaster }) => setShown(<Toaster message={message} />),
        () =>
          setShown(
            <div
              data-slot="toast"
              className="rounded-lg border border-input bg-card px-4 py-3 shadow-lg"
            >
              <strong className="block">{message.title}</strong>
              {message.description}
            </div>,
          ),
      );
    });
  }, []);

  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-bar z-50 md:left-auto md:w-full md:max-w-[420px]"
    >
      {shown}
    </div>
  );
}
