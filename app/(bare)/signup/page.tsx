import type { Metadata } from "next";
import { AuthFrame } from "@/components/auth/auth-frame";
import { SignUpForm } from "@/components/auth/sign-up-form";
import { formatQuota } from "@/lib/settings/plans";

export const metadata: Metadata = {
  title: "Create your account",
  description: `Sign up for Listwright with your email and a password: ${formatQuota("free")} are free.`,
  alternates: { canonical: "/signup" },
};

export default function SignUpPage() {
  return (
    <AuthFrame>
      <SignUpForm />
    </AuthFrame>
  );
}
