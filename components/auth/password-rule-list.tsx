"use client";

import { useEffect, useState } from "react";

type Rule = { id: string; label: string; holds: (password: string) => boolean };

type PasswordRuleListProps = {
  password: string /** The rules, a word list among them, are only loaded once this is set. */;
  isNeeded: boolean;
};

/** Which rules a password that is being chosen already keeps. */
export function PasswordRuleList({ password, isNeeded }: PasswordRuleListProps) {
  const [rules, setRules] = useState<readonly Rule[]>();

  useEffect(() => {
    if (!isNeeded) return;
    import("@/lib/auth/password-rules").then(
      (module) => setRules(module.passwordRules),
      () => {},
    );
  }, [isNeeded]);

  if (!rules) return <p>At least 8 characters, with uppercase, lowercase and a number.</p>;
  return (
    <ul aria-label="Password rules">
      {rules.map(({ id, label, holds }) => {
        const isMet = holds(password);
        return (
          <li key={id} className={`flex items-baseline gap-2 ${isMet ? "text-moss" : ""}`}>
            <span aria-hidden="true" className="w-4 text-center font-semibold">
              {isMet ? "✓" : "·"}
            </span>
            {label}
            <span className="sr-only">{isMet ? "(met)" : "(not yet)"}</span>
          </li>
        );
      })}
    </ul>
  );
}
