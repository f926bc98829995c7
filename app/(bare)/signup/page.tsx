import type { Metadata } from "next";
import { AuthFrame, SignUpForm } from "@/components/auth";
import { site } from "@/lib/content/site";
import { formatQuota } from "@/lib/settings/plans";

export const metadata: Metadata = {
  title: "Create your account",
  description: `Sign up for ${site.name} with your email and a password: ${formatQuota("free")} are free.`,
  alternates: { canonical: "/signup" },
};

export default function SignUpPage() {
  return (
    <AuthFrame>
      <SignUpForm quota={formatQuota("free")} />
    </AuthFrame>
  );
}
