import type { Metadata } from "next";
import { AuthFrame } from "@/components/auth/auth-frame";
import { SignInForm } from "@/components/auth/sign-in-form";

export const metadata: Metadata = {
  title: "Sign in",
  description: "Sign in to Listwright.",
  alternates: { canonical: "/signin" },
  referrer: "no-referrer",
};

export default function SignInPage() {
  return (
    <AuthFrame>
      <SignInForm />
    </AuthFrame>
  );
}
