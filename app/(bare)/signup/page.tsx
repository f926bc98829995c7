import type { Metadata } from "next";
import { AuthFrame, ClosedSignUp, SignUpForm } from "@/components/auth";
import { closedDoor } from "@/lib/content/closed-door";
import { site } from "@/lib/content/site";
import { formatQuota } from "@/lib/settings/plans";

const door = closedDoor();

export const metadata: Metadata = {
  title: "Create your account",
  description: door
    ? `${door.note}. ${door.help}`
    : `Sign up for ${site.name} with your email and a password: ${formatQuota("free")} are free.`,
  alternates: { canonical: "/signup" },
  // The address may hold an invitation.
  ...(door && { referrer: "no-referrer" as const }),
};

export default function SignUpPage() {
  return (
    <AuthFrame>
      {door ? (
        <ClosedSignUp {...door}>
          <SignUpForm
            quota={formatQuota("free")}
            note="For addresses of ADMIN_EMAILS alone."
          />
        </ClosedSignUp>
      ) : (
        <SignUpForm quota={formatQuota("free")} />
      )}
    </AuthFrame>
  );
}
