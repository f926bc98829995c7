"use client";

import { useState } from "react";
import useSWR from "swr";
import { formatTime } from "@/components/admin/format";
import { Section } from "@/components/admin/section";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useAction } from "@/components/ui/use-action";
import { useForm } from "@/components/ui/use-form";
import type { InvitationEntry } from "@/lib/admin/schema";
import { api } from "@/lib/browser/api";

const path = "/admin/api/invitations";
const loadSchema = () =>
  import("@/lib/admin/schema").then((file) => file.inviteSchema);

/** Who may sign up where it takes an invitation. */
export function Invitations() {
  const { data, error, mutate } = useSWR<{ data: InvitationEntry[] }, Error>(
    path,
  );
  return (
    <Section
      title="Invitations"
      note="Each is for one address, works once and ends after 7 days."
    >
      <InviteForm onInvited={() => mutate()} />
      {data === undefined && error === undefined && (
        <Skeleton className="mt-6 h-16" />
      )}
      {data === undefined && error && (
        <div className="mt-6 space-y-3">
          <p>We couldn't load the invitations.</p>
          <Button variant="secondary" size="sm" onClick={() => mutate()}>
            Try again
          </Button>
        </div>
      )}
      {data && <OpenInvitations entries={data.data} onChanged={mutate} />}
    </Section>
  );
}

function InviteForm({ onInvited }: { onInvited: () => unknown }) {
  const [sent, setSent] = useState(0);
  const { errors, problem, isPending, formProps } = useForm({
    schema: loadSchema,
    async onSubmit(invitation) {
      await api("POST", path, invitation);
      toast({
        title: "Invitation on its way",
        description: invitation.email,
        variant: "success",
      });
      setSent((count) => count + 1);
      await onInvited();
    },
    onFailure: ({ message }) => ({ email: message }),
  });
  return (
    <Form
      {...formProps}
      aria-label="Invite an address"
      className="flex flex-wrap items-start gap-3"
    >
      <div className="min-w-0 grow basis-64 sm:max-w-md">
        <Field
          label="Email to invite"
          error={errors.email ?? problem ?? undefined}
        >
          {(control) => (
            <Input
              // Empty after each that was sent.
              key={sent}
              {...control}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
            />
          )}
        </Field>
      </div>
      <Button type="submit" disabled={isPending} className="mt-8">
        {isPending ? "Inviting…" : "Invite"}
      </Button>
    </Form>
  );
}

type OpenInvitationsProps = {
  entries: InvitationEntry[];
  onChanged: () => unknown;
};

function OpenInvitations({ entries, onChanged }: OpenInvitationsProps) {
  const { isPending, run } = useAction(async (id: number) => {
    await api("DELETE", `${path}/${id}`).finally(onChanged);
    toast({ title: "Invitation withdrawn", variant: "success" });
  }, "The invitation was not withdrawn");

  if (entries.length === 0)
    return <p className="mt-6 text-muted-foreground">None is open.</p>;
  return (
    <ul
      aria-label="Open invitations"
      className="mt-6 divide-y divide-border border-border border-y"
    >
      {entries.map(({ id, email, createdAt, expiresAt, failure }) => (
        <li
          key={id}
          className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2"
        >
          <div className="min-w-0 grow basis-48">
            <p className="break-words font-semibold">{email}</p>
            <p className="text-muted-foreground text-sm">
              Invited {formatTime(createdAt)}, ends {formatTime(expiresAt)}
            </p>
            {failure !== null && (
              <p className="break-words text-destructive text-sm">
                The email was not sent: {failure}
              </p>
            )}
          </div>
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Withdraw the invitation of ${email}`}
            disabled={isPending}
            onClick={() => run(id)}
          >
            Withdraw
          </Button>
        </li>
      ))}
    </ul>
  );
}
