import type { Sample } from "@/lib/public-api/examples/samples";
import {
  type ExampleLanguage,
  exampleLanguages,
  writeExample,
} from "@/lib/public-api/examples/write-example";
import type { Operation } from "@/lib/public-api/operations/operation";

export const exampleChoices = Object.entries(exampleLanguages) as [
  ExampleLanguage,
  string,
][];

type CodeExamplesProps = {
  operation: Operation;
  origin: string;
  sample?: Sample | undefined;
};

/**
 * The call as a program in each language. The page shows those of the language
 * that is chosen at its top.
 */
export const CodeExamples = ({
  operation,
  origin,
  sample,
}: CodeExamplesProps) =>
  exampleChoices.map(([language, name]) => (
    <figure key={language} data-example={language} className="mt-3">
      <figcaption className="font-semibold text-muted-foreground text-sm">
        {name}
      </figcaption>
      <Code text={writeExample(language, operation, origin, sample)} />
    </figure>
  ));

export function Code({ text }: { text: string }) {
  return (
    <pre className="mt-1 whitespace-pre-wrap break-words rounded-md border border-border bg-muted p-3.5 text-sm leading-relaxed">
      <code className="font-mono">{text}</code>
    </pre>
  );
}
