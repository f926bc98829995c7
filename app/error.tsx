"use client";

import { Failure } from "@/components/site";

type ErrorProps = { error: Error & { digest?: string }; reset: () => void };

export default function PageError({ error, reset }: ErrorProps) {
  return <Failure digest={error.digest} onRetry={reset} />;
}
