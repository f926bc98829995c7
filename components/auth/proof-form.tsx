"use client";

import { useState } from "react";
import { loadPasskey } from "@/components/auth/load-passkey";
import type { PasskeyRequest } from "@/components/auth/passkey";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { takeFocus } from "@/components/ui/take-focus";
import { useAction } from "@/components/ui/use-action";
import { useForm } from "@/components/ui/use-form";
import type { ProofMethod } from "@/lib/auth/factors/schema";
import { ApiError } from "@/lib/browser/api-error";

type Proof = Record<string, unknown> & { method: ProofMethod };

type ProofFormProps = {
  /** The one to offer first in front. */
  methods: readonly ProofMethod[];
  /** What the button says: "Sign in". */
  action: string;
  /** What a passkey is to sign. */
  ask: () => Promise<PasskeyRequest>;
  /** Rejects with ApiError. */
  send: (proof: Proof) => Promise<unknown>;
};

const ways: Record<ProofMethod, string> = {
  passkey: "Use a passkey",
  app: "Use a code from your app",
  recovery_code: "Use a recovery code",
  password: "Use your password",
};

const loadSchemas = () => import("@/components/auth/sign-in-schemas");

/** Proves who it is, in one way of several. */
export function ProofForm({ methods, ...way }: ProofFormProps) {
  const [chosen, setChosen] = useState<ProofMethod>();
  const method = chosen ?? methods[0];
  if (method === undefined)
    return (
      <Alert variant="destructive" title="There is no way left to confirm">
        Write to us. We will ask you to show that the account is yours.
      </Alert>
    );
  return (
    <div className="space-y-4">
      <Way key={method} method={method} isFirst={!chosen} {...way} />
      <div className="grid gap-1">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button
              key={other}
              variant="ghost"
              onClick={() => setChosen(other)}
            >
              {ways[other]}
            </Button>
          ))}
      </div>
    </div>
  );
}

type WayProps = Omit<ProofFormProps, "methods"> & {
  method: ProofMethod;
  isFirst: boolean;
};

function Way({ method, ...way }: WayProps) {
  if (method === "passkey") return <PasskeyWay {...way} />;
  if (method === "password") return <PasswordWay {...way} />;
  return <CodeWay method={method} {...way} />;
}

function PasskeyWay({ action, ask, send }: Omit<WayProps, "method">) {
  const [problem, setProblem] = useState<string | null>(null);
  const { isPending, run } = useAction(
    async () => {
      setProblem(null);
      const { signWithPasskey } = await loadPasskey();
      const response = await signWithPasskey(await ask());
      return send({ method: "passkey", response });
    },
    (error) => {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    },
  );
  return (
    <div className="space-y-4">
      <p className="text-muted-foreground">
        Your device or security key will ask you to confirm.
      </p>
      {problem && <Alert variant="destructive">{problem}</Alert>}
      <Button
        ref={takeFocus}
        className="w-full"
        disabled={isPending}
        onClick={() => run()}
      >
        {isPending ? "Waiting for your passkey…" : `${action} with a passkey`}
      </Button>
    </div>
  );
}

/** A refused proof is said at its field, anything else below. */
const atField =
  (name: string) =>
  ({ code, message }: ApiError) =>
    code === "invalid_code" || code === "invalid_input"
      ? { [name]: message }
      : message;

const fields = {
  app: {
    label: "Code from your app",
    hint: "Six digits that change every 30 seconds.",
    control: { inputMode: "numeric", autoComplete: "one-time-code" },
  },
  recovery_code: {
    label: "Recovery code",
    hint: "One of the codes that you stored. Each works once.",
    control: { inputMode: "text", autoComplete: "off" },
  },
} as const;

type CodeWayProps = Omit<WayProps, "method"> & { method: keyof typeof fields };

function CodeWay({ method, action, send }: CodeWayProps) {
  const { label, hint, control: kind } = fields[method];
  const { errors, problem, isPending, formProps } = useForm({
    schema: () => loadSchemas().then((file) => file.codeFormSchema),
    onSubmit: ({ code }) => send({ method, code }),
    onFailure: atField("code"),
  });
  return (
    <Form {...formProps} className="space-y-5">
      <Field label={label} hint={hint} error={errors.code} required>
        {(control) => (
          <Input
            {...control}
            {...kind}
            ref={takeFocus}
            name="code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="text-lg tabular-nums tracking-widest"
          />
        )}
      </Field>
      {problem && <Alert variant="destructive">{problem}</Alert>}
      <Button type="submit" disabled={isPending} className="w-full">
        {isPending ? "Checking…" : action}
      </Button>
    </Form>
  );
}

function PasswordWay({ action, send }: Omit<WayProps, "method">) {
  const { errors, problem, isPending, formProps } = useForm({
    schema: () => loadSchemas().then((file) => file.confirmPasswordFormSchema),
    onSubmit: ({ password }) => send({ method: "password", password }),
    onFailure: atField("password"),
  });
  return (
    <Form {...formProps} className="space-y-5">
      <Field label="Password" error={errors.password} required>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
          />
        )}
      </Field>
      {problem && <Alert variant="destructive">{problem}</Alert>}
      <Button type="submit" disabled={isPending} className="w-full">
        {isPending ? "Checking…" : action}
      </Button>
    </Form>
  );
}
