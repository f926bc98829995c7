"use client";

import "./globals.css";
import { Failure } from "@/components/site";

type ErrorProps = { error: Error & { digest?: string }; reset: () => void };

/** Shown when the root layout itself fails. */
export default function GlobalError({ error, reset }: ErrorProps) {
  return (
    <html lang="en">
      <body>
        <Failure digest={error.digest} onRetry={reset} />
      </body>
    </html>
  );
}
