import type { rivals } from "@/lib/content/comparison";
import { formatDay } from "@/lib/time/format-day";

type Rival = (typeof rivals)[number];

/** One other tool: what it does better stands before what is different here. */
export function RivalSection({ rival }: { rival: Rival }) {
  const { id, name, purpose, price, better, here, pages } = rival;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-12 border-input border-t pt-6"
    >
      <h2 id={`${id}-title`} className="text-3xl">
        {name}
      </h2>
      <p className="measure mt-3 text-lg">{purpose}</p>
      <dl className="mt-4 grid gap-4">
        <Point name="What it does better">
          <List items={better} />
        </Point>
        <Point name="What is different here">
          <List items={here} />
        </Point>
        <Point name="Its price">{price}</Point>
        <Point name="Read for this">
          <ul className="space-y-1">
            {pages.map(({ title, url, readOn, isOwn, dated }) => (
              <li key={url}>
                <a
                  href={url}
                  rel="noreferrer"
                  className="text-primary underline underline-offset-4 hover:text-primary-hover"
                >
                  {title}
                </a>
                , {dated}; read{" "}
                <time dateTime={readOn}>{formatDay(readOn)}</time>.
                {!isOwn && (
                  <span className="font-semibold"> Not a page of {name}.</span>
                )}
              </li>
            ))}
          </ul>
        </Point>
      </dl>
    </section>
  );
}

function Point({
  name,
  children,
}: {
  name: string;
  children: React.ReactNode;
}) {
  return (
    <div className="gap-x-5 sm:grid sm:grid-cols-[10rem_1fr]">
      <dt className="font-semibold text-muted-foreground">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

function List({ items }: { items: string[] }) {
  return (
    <ul className="list-disc space-y-1 pl-5 marker:text-primary">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
