"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast";

type EchoFormProps = {
  fields: string[];
  /** How the input is shown. */
  by: "toast" | "alert";
};

const show = {
  toast: (text: string) =>
    toast({ title: "Test Success", description: text, variant: "success" }),
  alert: (text: string) => window.alert(text),
};

/** For developers: shows the input without validation. */
export function EchoForm({ fields, by }: EchoFormProps) {
  const [values, setValues] = useState<Record<string, string>>({});

  function handleSubmit(event: React.FormEvent) {
    event.preventDefault();
    show[by](fields.map((field) => values[field] ?? "").join(", "));
  }

  return (
    <Form onSubmit={handleSubmit} className="mt-6 grid max-w-md gap-4">
      {fields.map((field) => (
        <Field key={field} label={field}>
          {(control) => (
            <Input
              {...control}
              value={values[field] ?? ""}
              onChange={(event) =>
                setValues({ ...values, [field]: event.target.value })
              }
            />
          )}
        </Field>
      ))}
      <Button type="submit" className="justify-self-start">
        Show
      </Button>
    </Form>
  );
}
