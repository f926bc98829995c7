import { Button } from "@/components/ui/button";

type EntryActionsProps = {
  name: string;
  onRename: () => void;
  onDelete: () => void;
};

/** What can be done with each entry of the kit. */
export function EntryActions({ name, onRename, onDelete }: EntryActionsProps) {
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Rename ${name}`}
        onClick={onRename}
      >
        Rename
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className="text-destructive"
        aria-label={`Delete ${name}`}
        onClick={onDelete}
      >
        Delete
      </Button>
    </>
  );
}
