import { ChangePasswordForm } from "@/components/dashboard/account/change-password-form";
import { DeleteAccount } from "@/components/dashboard/account/delete-account";
import { ExportButton } from "@/components/dashboard/account/export-button";
import { SessionList } from "@/components/dashboard/account/session-list";
import { Disclosure } from "@/components/ui/disclosure";

export function AccountSection() {
  return (
    <section aria-labelledby="account-title" className="mt-12">
      <h2 id="account-title" className="mb-3 text-2xl">
        Account
      </h2>
      <div className="border-line border-t">
        <Disclosure summary="Change your password">
          <ChangePasswordForm />
        </Disclosure>
        <Disclosure summary="Where you are signed in">
          <SessionList />
        </Disclosure>
        <Disclosure summary="Take your data with you">
          <p className="mb-4">One file with your account and every listing in your history.</p>
          <ExportButton />
        </Disclosure>
        <Disclosure summary="Delete your account">
          <DeleteAccount />
        </Disclosure>
      </div>
    </section>
  );
}
