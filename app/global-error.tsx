"use client";

import "./globals.css";
import { Failure } from "@/components/site/failure";

type ErrorProps = { error: Error & { digest?: string }; reset: () => void };

/** Replaces the root layout too, when that is what broke. */
export default function GlobalError({ error, reset }: ErrorProps) {
  return (
    <html lang="en">
      <body>
        <Failure digest={error.digest} onRetry={reset} />
      </body>
    </html>
  );
}
