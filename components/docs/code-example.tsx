import type { ExampleLanguage } from "@/lib/public-api/examples/write-example";

type CodeExampleProps = {
  language: ExampleLanguage;
  name: string;
  code: string;
};

/**
 * One program. The page shows those of the language that is chosen at its top.
 */
export function CodeExample({ language, name, code }: CodeExampleProps) {
  return (
    <figure data-example={language} className="mt-3">
      <figcaption className="font-semibold text-muted-foreground text-sm">
        {name}
      </figcaption>
      <pre className="mt-1 whitespace-pre-wrap break-words rounded-md border border-line bg-muted p-3.5 text-sm leading-relaxed">
        <code className="font-mono">{code}</code>
      </pre>
    </figure>
  );
}
