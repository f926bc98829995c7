import type { Metadata } from "next";
import { ApiKeys } from "@/components/settings/keys/api-keys";
import { DataClient } from "@/components/site/data-client";

export const metadata: Metadata = {
  title: "API keys",
  description: "Let your own programs check, write and change your listings.",
  robots: { index: false },
};

export default function KeysPage() {
  return (
    <div className="mx-auto max-w-3xl space-y-6 px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <div>
        <h1 className="text-4xl sm:text-5xl">API keys</h1>
        <p className="mt-3 max-w-prose text-lg text-muted-foreground">
          With a key, a program of yours can do what you allow it. Its listings count like those you write here.{" "}
          <a href="/api/openapi.json" className="underline">
            The calls, as an OpenAPI document
          </a>
        </p>
      </div>
      <DataClient>
        <ApiKeys />
      </DataClient>
    </div>
  );
}
