import type { Metadata } from "next";
import { ApiKeys, SettingsPage } from "@/components/settings";

export const metadata: Metadata = {
  title: "API keys",
  description: "Let your own programs check, write and change your listings.",
  robots: { index: false },
};

export default function KeysPage() {
  return (
    <SettingsPage
      href="/settings/keys"
      title="API keys"
      intro={
        <>
          With a key, your own program can do what you allow it to. Its listings
          count like those you write here.{" "}
          <a href="/docs/api" className="underline">
            Every call, with examples
          </a>
        </>
      }
    >
      <ApiKeys />
    </SettingsPage>
  );
}
