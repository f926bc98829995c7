import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

type EmailFieldProps = React.ComponentProps<"input"> & {
  label?: string;
  error: string | undefined;
};

/**
 * An email address, by default named `email` and filled in by password
 * managers.
 */
export function EmailField({
  label = "Email",
  error,
  required = true,
  ...input
}: EmailFieldProps) {
  return (
    <Field label={label} error={error} required={required}>
      {(control) => (
        <Input
          {...control}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          {...input}
        />
      )}
    </Field>
  );
}
