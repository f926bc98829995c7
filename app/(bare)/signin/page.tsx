import type { Metadata } from "next";
import { AuthFrame, SignInForm, ThirdPartyButtons } from "@/components/auth";
import { closedDoor } from "@/lib/content/closed-door";
import { site } from "@/lib/content/site";

export const metadata: Metadata = {
  title: "Sign in",
  description: `Sign in to ${site.name}.`,
  alternates: { canonical: "/signin" },
  referrer: "no-referrer",
};

export default function SignInPage() {
  const door = closedDoor();
  return (
    <AuthFrame>
      <SignInForm {...(door && { signUp: door.note })}>
        <ThirdPartyButtons />
      </SignInForm>
    </AuthFrame>
  );
}
