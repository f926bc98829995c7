"use client";

import { useState } from "react";
import { withStepUp } from "@/components/auth";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldLegend, FieldSet } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";
import { useForm } from "@/components/ui/use-form";
import {
  type CreatedKey,
  defaultLifetime,
  endAfter,
  keyLifetimes,
  newKeySchema,
} from "@/lib/access/keys/schema";
import { type Scope, scopeNames, scopes } from "@/lib/access/scopes";
import { api } from "@/lib/browser/api";

const lifetimeLabel = (days: number | null) =>
  days === null ? "Never" : days === 365 ? "In a year" : `In ${days} days`;

export function NewKeyForm({
  onCreated,
}: {
  onCreated: (key: CreatedKey) => void;
}) {
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<readonly Scope[]>(["check", "read"]);
  const [days, setDays] = useState<number | null>(defaultLifetime);
  const toggle = (scope: Scope, isOn: boolean) =>
    setChosen(
      scopeNames.filter((one) => (one === scope ? isOn : chosen.includes(one))),
    );

  const { errors, problem, isPending, formProps } = useForm({
    schema: newKeySchema,
    values: {
      name,
      scopes: chosen,
      expiresAt:
        days === null ? null : endAfter(days, new Date()).toISOString(),
    },
    async onSubmit(key) {
      onCreated(
        await withStepUp(() => api<CreatedKey>("POST", "/api/keys", key)),
      );
      setName("");
    },
  });

  return (
    <Card>
      <h2 className="mb-4 text-2xl">New key</h2>
      <Form {...formProps} className="space-y-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Name" hint="Where you will use it." error={errors.name}>
            {(control) => (
              <Input
                {...control}
                name="name"
                value={name}
                maxLength={60}
                autoComplete="off"
                placeholder="Shop spreadsheet"
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <Field label="Expires">
            {(control) => (
              <NativeSelect
                {...control}
                value={days ?? ""}
                onChange={({ target }) =>
                  setDays(target.value === "" ? null : Number(target.value))
                }
              >
                {keyLifetimes.map((one) => (
                  <NativeSelectOption key={one} value={one ?? ""}>
                    {lifetimeLabel(one)}
                  </NativeSelectOption>
                ))}
              </NativeSelect>
            )}
          </Field>
        </div>
        <FieldSet>
          <FieldLegend>Permissions</FieldLegend>
          {scopeNames.map((scope) => (
            <Checkbox
              key={scope}
              className="w-full py-1"
              checked={chosen.includes(scope)}
              onChange={({ target }) => toggle(scope, target.checked)}
              label={scopes[scope]}
            />
          ))}
        </FieldSet>
        {problem && <Alert variant="destructive">{problem}</Alert>}
        <Button type="submit" disabled={isPending}>
          {isPending ? "Creating…" : "Create key"}
        </Button>
      </Form>
    </Card>
  );
}
