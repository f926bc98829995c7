"use client";

import "./globals.css";
import { AwakeMark } from "@/components/site/awake-mark";
import { Failure } from "@/components/site/failure";

type ErrorProps = { error: Error & { digest?: string }; reset: () => void };

/** Replaces the root layout too, when that is what broke. */
export default function GlobalError({ error, reset }: ErrorProps) {
  return (
    <html lang="en">
      <body>
        <Failure digest={error.digest} onRetry={reset} />
        {/* The mark of the page before goes with its <html>, and presses would be held for ever. */}
        <AwakeMark />
      </body>
    </html>
  );
}
