import { toast } from "@/components/ui/toast";
import type { FieldErrors } from "@/components/ui/use-form";

export const fieldRequired = "Required";
export const passwordMismatch = "This doesn't match the password above.";

/** Beside the errors at the fields of a new password. */
export function toastInvalid(errors: FieldErrors) {
  if (Object.values(errors).includes(fieldRequired))
    toast({ title: "Please fill in all fields.", variant: "error" });
  else if (errors.confirmPassword === passwordMismatch)
    toast({ title: "Passwords Don't Match", variant: "error" });
}
