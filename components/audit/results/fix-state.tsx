import { Alert } from "@/components/ui/alert";

/** What becomes of a listing that is to be opened in the editor. */
export function FixState({
  isBusy,
  problem,
}: {
  isBusy: boolean;
  problem: string | null;
}) {
  if (problem) return <Alert variant="destructive">{problem}</Alert>;
  return isBusy && <Alert>Opening the editor …</Alert>;
}
