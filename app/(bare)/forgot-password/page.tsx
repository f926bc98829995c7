import type { Metadata } from "next";
import { AuthFrame, ForgotPasswordForm } from "@/components/auth";
import { site } from "@/lib/content/site";

export const metadata: Metadata = {
  title: "Forgot your password?",
  description: `Get a link to choose a new password for ${site.name}.`,
  alternates: { canonical: "/forgot-password" },
};

export default function ForgotPasswordPage() {
  return (
    <AuthFrame>
      <ForgotPasswordForm />
    </AuthFrame>
  );
}
