"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, api } from "@/lib/api-client";

type State = "checking" | "valid" | "invalid" | "unknown";

/** The token of `?token=`, taken out of the address, and whether it may be used; "unknown" when that could not be asked. */
export function useResetToken() {
  const token = useRef<string>(undefined);
  const [state, setState] = useState<State>("checking");

  const check = useCallback(async () => {
    setState("checking");
    try {
      const { valid } = await api<{ valid: boolean }>("POST", "/api/auth/verify-reset-token", { token: token.current });
      setState(valid ? "valid" : "invalid");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(error.status === 400 || error.status === 404 || error.status === 422 ? "invalid" : "unknown");
    }
  }, []);

  useEffect(() => {
    if (token.current !== undefined) return;
    token.current = new URLSearchParams(window.location.search).get("token") ?? "";
    window.history.replaceState(null, "", window.location.pathname);
    if (token.current) check();
    else setState("invalid");
  }, [check]);

  return { token, state, check };
}
