import { Card } from "@/components/ui/card";

type EmptyStateProps = {
  title: string;
  children: React.ReactNode;
  action: React.ReactNode;
};

/** Shown instead of a list. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Card
      data-slot="empty"
      className="flex flex-col items-center gap-4 py-14 text-center sm:py-20"
    >
      <svg
        viewBox="0 0 120 64"
        className="h-20 fill-none stroke-[1.5] stroke-input"
        aria-hidden="true"
      >
        <path d="M2 10c34 10 82 10 116 0" className="stroke-primary" />
        {[22, 54, 86].map((left, place) => (
          <g
            key={left}
            transform={`translate(${left} ${place === 1 ? 17 : 14}) rotate(${(place - 1) * -5} 6 0)`}
          >
            <path d="M6 0v7" className="stroke-primary" />
            <path
              d="m2 7h10l5 6v28H-3V13z"
              className="fill-card"
              strokeDasharray="4 3"
            />
            <circle cx="7" cy="13" r="1.75" />
          </g>
        ))}
      </svg>
      <h2 data-slot="empty-title" className="text-3xl">
        {title}
      </h2>
      <p
        data-slot="empty-description"
        className="max-w-md text-muted-foreground"
      >
        {children}
      </p>
      {action}
    </Card>
  );
}
