import Link from "next/link";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

type HistoryNoticeProps = { title: string; children: React.ReactNode; action: React.ReactNode };

/** What is said in place of a list: nothing yet, not signed in, not reachable. */
function HistoryNotice({ title, children, action }: HistoryNoticeProps) {
  return (
    <Card className="flex flex-col items-center gap-4 py-14 text-center sm:py-20">
      <svg viewBox="0 0 120 64" className="h-20 fill-none stroke-[1.5] stroke-edge" aria-hidden="true">
        <path d="M2 10c34 10 82 10 116 0" className="stroke-clay" />
        {[22, 54, 86].map((left, place) => (
          <g key={left} transform={`translate(${left} ${place === 1 ? 17 : 14}) rotate(${(place - 1) * -5} 6 0)`}>
            <path d="M6 0v7" className="stroke-clay" />
            <path d="m2 7h10l5 6v28H-3V13z" className="fill-sheet" strokeDasharray="4 3" />
            <circle cx="7" cy="13" r="1.75" />
          </g>
        ))}
      </svg>
      <h2 className="text-3xl">{title}</h2>
      <p className="max-w-md text-muted">{children}</p>
      {action}
    </Card>
  );
}

export function Empty() {
  return (
    <HistoryNotice
      title="No History Yet"
      action={
        <Link href="/generate" className={buttonVariants()}>
          Create Your First Listing
        </Link>
      }
    >
      Every listing you generate is kept here, with its photo, to copy again, to use for the next one or to delete.
    </HistoryNotice>
  );
}

export function NoMatch({ onWiden }: { onWiden: () => void }) {
  return (
    <HistoryNotice title="No listing matches" action={<Button onClick={onWiden}>Show all listings</Button>}>
      The search looks for beginnings of words in product names, titles and tags.
    </HistoryNotice>
  );
}

export function SignedOut() {
  return (
    <HistoryNotice
      title="Sign in to see your listings"
      action={
        <Link href="/signin?callbackUrl=/history" className={buttonVariants()}>
          Sign In
        </Link>
      }
    >
      Your history is kept with your account, and only you can read it.
    </HistoryNotice>
  );
}

export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <HistoryNotice title="Your history could not be loaded" action={<Button onClick={onRetry}>Try again</Button>}>
      Nothing is lost. The server did not answer as it should.
    </HistoryNotice>
  );
}
