import type { Metadata } from "next";
import { AuthFrame, ClosedSignUp, SignUpForm } from "@/components/auth";
import { closedDoor } from "@/lib/content/closed-door";
import { site } from "@/lib/content/site";
import { byBilling } from "@/lib/settings/installation";
import { formatQuota, formatQuotaWithoutPlans } from "@/lib/settings/plans";

const door = closedDoor();

export const metadata: Metadata = {
  title: "Create your account",
  description: door
    ? `${door.note}. ${door.help}`
    : `Sign up for ${site.name} with your email and a password${byBilling(`: ${formatQuota("free")} are free.`, ".")}`,
  alternates: { canonical: "/signup" },
  // The address may hold an invitation.
  ...(door && { referrer: "no-referrer" as const }),
};

export default function SignUpPage() {
  const quota = formatQuotaWithoutPlans();
  return (
    <AuthFrame>
      {door ? (
        <ClosedSignUp {...door}>
          <SignUpForm>For addresses of ADMIN_EMAILS alone.</SignUpForm>
        </ClosedSignUp>
      ) : (
        <SignUpForm>
          {byBilling<React.ReactNode>(
            <>{formatQuota("free")} for free. No card required.</>,
            quota && `${quota}.`,
          )}
        </SignUpForm>
      )}
    </AuthFrame>
  );
}
