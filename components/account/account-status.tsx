import Link from "next/link";
import { Fact } from "@/components/account/fact";
import type { SignedInUser } from "@/components/site";
import { buttonVariants } from "@/components/ui/button";

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

/** The account as it is, and the way to the page where it is changed. */
export function AccountStatus({ user }: { user: SignedInUser }) {
  return (
    <section aria-labelledby="account-title" className="mt-12">
      <h2 id="account-title" className="mb-3 text-2xl">
        Account status
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-border border-t pt-4">
        <dl className="flex flex-wrap gap-x-10 gap-y-2">
          <Fact term="Email">
            {user.isVerified ? "Verified" : "Not verified"}
          </Fact>
          <Fact term="Member since">
            {day.format(new Date(user.createdAt))}
          </Fact>
        </dl>
        <Link
          href="/settings/account"
          className={buttonVariants({ variant: "secondary" })}
        >
          Settings
        </Link>
      </div>
      <p className="mt-3 text-muted-foreground">
        Change your password, see where you are signed in, and download or
        delete your data. Shop, API keys and apps are there too.
      </p>
    </section>
  );
}
