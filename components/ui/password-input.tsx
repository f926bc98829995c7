"use client";

import { useState } from "react";
import { Input } from "@/components/ui/input";

/** A password that can be looked at. */
export function PasswordInput(
  input: Omit<React.ComponentProps<"input">, "type">,
) {
  const [isShown, setShown] = useState(false);
  return (
    <div data-slot="password-input" className="relative">
      <Input
        {...input}
        type={isShown ? "text" : "password"}
        className="pr-18"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button
        type="button"
        onClick={() => setShown(!isShown)}
        aria-label={isShown ? "Hide password" : "Show password"}
        aria-controls={input.id}
        className="absolute inset-y-0 right-0 w-17 cursor-pointer rounded-md font-semibold text-muted-foreground text-sm hover:text-foreground"
      >
        {isShown ? "Hide" : "Show"}
      </button>
    </div>
  );
}
