import type { Metadata } from "next";
import { EchoForm } from "@/components/site";

export const metadata: Metadata = {
  title: "Ultra minimal test",
  robots: { index: false, follow: false },
};

export default function UltraMinimalPage() {
  return (
    <section className="mx-auto max-w-2xl px-(--gutter) py-14">
      <h1 className="text-4xl">Ultra minimal test</h1>
      <p className="mt-3 text-muted-foreground">
        A page for developers: what you type comes back as an alert.
      </p>
      <EchoForm fields={["Text"]} by="alert" />
    </section>
  );
}
