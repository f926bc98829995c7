import "./globals.css";
import type { Metadata, Viewport } from "next";
import { furtherHeading, furtherText, heading, text } from "@/app/fonts";
import { LeaveWithOtherTabs } from "@/components/site";
import { ToastArea } from "@/components/ui/toast-area";
import { site } from "@/lib/content/site";
import { accentStyle } from "@/lib/settings/accent";
import {
  installation,
  installationAttributes,
} from "@/lib/settings/installation";

export const metadata: Metadata = {
  metadataBase: new URL(site.defaultOrigin),
  title: { default: site.title, template: `%s | ${site.name}` },
  description: site.description,
  applicationName: site.name,
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f9f5ee" },
    { media: "(prefers-color-scheme: dark)", color: "#181310" },
  ],
};

export default function RootLayout({
  children,
}: {
  children: React.ReactNode;
}) {
  const { accent } = installation();
  const body = (
    <body className="flex min-h-dvh flex-col antialiased">
      {children}
      <ToastArea />
      <LeaveWithOtherTabs />
    </body>
  );
  return (
    <html
      lang="en"
      {...installationAttributes()}
      className={[text, heading, furtherText, furtherHeading]
        .map(({ variable }) => variable)
        .join(" ")}
    >
      {accent === null ? (
        body
      ) : (
        <>
          <head>
            <style>{accentStyle(accent)}</style>
          </head>
          {body}
        </>
      )}
    </html>
  );
}
