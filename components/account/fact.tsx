/** One entry of a description list. */
export function Fact({
  term,
  children,
}: {
  term: string;
  children: React.ReactNode;
}) {
  return (
    <div>
      <dt className="text-muted-foreground text-sm">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
