"use client";

import { useState } from "react";
import { ApiError, api } from "@/lib/api-client";
import { type ReadVoice, type Voice, voiceRequestSchema } from "@/lib/shop/schema";

/** Reads a voice from samples, one request at a time. */
export function useVoice() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const [sample, setSample] = useState("");

  /** Undefined when it failed; `error` then says why. */
  async function read({ samples, voice }: { samples: string[]; voice?: Voice }): Promise<ReadVoice | undefined> {
    const sent = { samples: samples.map((text) => text.trim()).filter(Boolean), ...(voice && { voice }) };
    const checked = voiceRequestSchema.safeParse(sent);
    if (!checked.success) {
      setError(checked.error.issues[0]?.message ?? "This can't be read.");
      return undefined;
    }
    setBusy(true);
    setError("");
    try {
      const answer = await api<ReadVoice>("POST", "/api/shop/voice", checked.data);
      setSample(answer.sample);
      return answer;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.status === 401 ? "Sign in again to read it. Your text stays here." : failure.message);
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, error, sample, read };
}
