"use client";

import { LazyFailure } from "@/components/site";

type ErrorProps = { error: Error & { digest?: string }; reset: () => void };

export default function PageError({ error, reset }: ErrorProps) {
  return <LazyFailure digest={error.digest} onRetry={reset} />;
}
