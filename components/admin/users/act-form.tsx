"use client";

import { actNames } from "@/components/admin/act-names";
import { withStepUp } from "@/components/auth";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { takeFocus } from "@/components/ui/take-focus";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { useClickKey } from "@/components/ui/use-click-key";
import { useForm } from "@/components/ui/use-form";
import type { Act } from "@/lib/account/schema";
import type { ActAnswer } from "@/lib/admin/acts/schema";
import { api } from "@/lib/browser/api";
import { byBilling } from "@/lib/settings/installation";

/** What each act does, before it is pressed. */
const effects: Record<Act, string> = {
  suspend: `Nobody can sign in or use its keys and apps, open streams end, and batches, drafts and webhooks wait. ${byBilling("Payments for its plan pause. ", "")}Nothing is deleted. The owner gets one email.`,
  restore: `It works again as it did before, and what waited goes on. ${byBilling("Payments for its plan resume. ", "")}The owner gets one email.`,
  resend_confirmation:
    "The owner gets a new link to confirm the address. The one before stops working.",
  reset_password:
    "The owner gets a link to choose a new password. The present one works until then.",
  grant_listings: "They count this month, beside what the account has anyway.",
  end_trial: "The trial ends now. Everything made in it stays.",
  delete:
    "The account and everything in it are deleted now, and its plan ends. This can't be undone.",
};

/** As they are done. */
const outcomes: Record<Act, string> = {
  suspend: "Account suspended",
  restore: "Account restored",
  resend_confirmation: "Confirmation on its way",
  reset_password: "Link on its way",
  grant_listings: "Listings granted",
  end_trial: "Trial ended",
  delete: "Account deleted",
};

const loadSchema = () =>
  import("@/lib/admin/acts/schema").then((file) => file.actSchema);

type ActFormProps = {
  id: number;
  act: Act;
  onDone: () => unknown;
  onCancel: () => void;
};

/** Asks why, says what will happen, and does it by one press. */
export function ActForm({ id, act, onDone, onCancel }: ActFormProps) {
  const withKey = useClickKey();
  const { errors, problem, isPending, formProps } = useForm({
    schema: loadSchema,
    async onSubmit(input) {
      const path = `/admin/api/users/${id}/acts`;
      const { notice } = await withKey([JSON.stringify(input)], (key) =>
        withStepUp(() =>
          api<ActAnswer>("POST", path, input, {
            headers: { "Idempotency-Key": key },
          }),
        ),
      );
      toast({
        title: outcomes[act],
        ...(notice !== undefined && { description: notice }),
        variant: "success",
      });
      await onDone();
    },
  });
  return (
    <Form {...formProps} aria-label={actNames[act]} className="space-y-5">
      <h3 ref={takeFocus} tabIndex={-1} className="text-lg">
        {actNames[act]}
      </h3>
      <p>{effects[act]}</p>
      <input type="hidden" name="act" value={act} />
      {act === "grant_listings" && (
        <Field label="Listings" error={errors.listings} required>
          {(control) => (
            <Input
              {...control}
              name="listings"
              inputMode="numeric"
              autoComplete="off"
              defaultValue="25"
            />
          )}
        </Field>
      )}
      <Field
        label="Reason"
        hint="At least 10 characters. The owner can read it, and it stays in the log for 400 days, so name nobody else."
        error={errors.reason}
        required
      >
        {(control) => <Textarea {...control} name="reason" rows={3} />}
      </Field>
      {problem && <Alert variant="destructive">{problem}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onCancel}>
          Back
        </Button>
        <Button
          type="submit"
          variant={
            act === "delete" || act === "suspend" ? "destructive" : "default"
          }
          disabled={isPending}
        >
          {isPending ? "Working…" : actNames[act]}
        </Button>
      </div>
    </Form>
  );
}
