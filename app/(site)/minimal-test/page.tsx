import type { Metadata } from "next";
import { EchoForm } from "@/components/site";

export const metadata: Metadata = {
  title: "Minimal test",
  robots: { index: false, follow: false },
};

export default function MinimalTestPage() {
  return (
    <section className="mx-auto max-w-2xl px-(--gutter) py-14">
      <h1 className="text-4xl">Minimal test</h1>
      <p className="mt-3 text-muted-foreground">
        A page for developers: what you type comes back as a toast.
      </p>
      <EchoForm fields={["Text"]} by="toast" />
    </section>
  );
}
