import type { Metadata } from "next";
import { AuthFrame, ResetPasswordForm } from "@/components/auth";
import { site } from "@/lib/content/site";

export const metadata: Metadata = {
  title: "Choose a new password",
  description: `Choose a new password for ${site.name}.`,
  alternates: { canonical: "/reset-password" },
  referrer: "no-referrer",
  robots: { index: false },
};

export default function ResetPasswordPage() {
  return (
    <AuthFrame>
      <ResetPasswordForm />
    </AuthFrame>
  );
}
