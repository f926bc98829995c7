import { InlineText } from "@/components/site/inline-text";

type MythsProps = { myths: { myth: string; truth: string }[]; sources: readonly string[] };

export function Myths({ myths, sources }: MythsProps) {
  return (
    <dl className="mt-4 border-line border-t">
      {myths.map(({ myth, truth }) => (
        <div key={myth} className="break-inside-avoid border-line border-b py-4">
          <dt className="flex gap-3 font-serif text-xl leading-snug">
            <span className="mt-1 shrink-0 font-sans font-semibold text-brick text-sm">Myth</span>
            {myth}
          </dt>
          <dd className="measure mt-1.5">
            <InlineText text={truth} sources={sources} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
