import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from "@react-email/components";
import type { CSSProperties, ReactNode } from "react";

const serif = "Fraunces, Georgia, 'Times New Roman', serif";
const sans = "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif";

const style = {
  page: { backgroundColor: "#f5f0e6", color: "#2b2621", fontFamily: sans, margin: 0, padding: "32px 12px" },
  card: {
    backgroundColor: "#fffdf8",
    border: "1px solid #ddd3c2",
    borderRadius: "6px",
    maxWidth: "520px",
    padding: "32px",
  },
  brand: { color: "#2b2621", fontFamily: serif, fontSize: "20px", fontWeight: 600, textDecoration: "none" },
  heading: {
    color: "#2b2621",
    fontFamily: serif,
    fontSize: "26px",
    fontWeight: 600,
    lineHeight: "32px",
    margin: "24px 0 8px",
  },
  text: { color: "#2b2621", fontSize: "16px", lineHeight: "26px", margin: "12px 0" },
  button: {
    backgroundColor: "#9c4a2b",
    borderRadius: "6px",
    color: "#ffffff",
    display: "inline-block",
    fontSize: "16px",
    fontWeight: 600,
    padding: "12px 22px",
    textDecoration: "none",
  },
  rule: { border: "none", borderTop: "1px solid #ddd3c2", margin: "28px 0 16px" },
  small: { color: "#6b6256", fontSize: "13px", lineHeight: "20px", margin: "8px 0" },
  address: { color: "#6b6256", wordBreak: "break-all" },
} satisfies Record<string, CSSProperties>;

/** Inline styles can't ask for the reader's colour scheme; programs that know the question apply these over them. */
const dark = `
@media (prefers-color-scheme: dark) {
  .page { background-color: #1d1a17 !important; }
  .card { background-color: #262220 !important; border-color: #463f38 !important; }
  .ink { color: #f2ebdf !important; }
  .soft { color: #b9aea0 !important; }
  .rule { border-top-color: #463f38 !important; }
  .action { background-color: #c9714c !important; color: #1d1a17 !important; }
}`;

type LayoutProps = { siteUrl: string; preview: string; heading: string; reason: string; children: ReactNode };

/** The frame of every letter. `reason` says in the foot why it was sent. */
export function Layout({ siteUrl, preview, heading, reason, children }: LayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{dark}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={style.page}>
        <Container className="card" style={style.card}>
          <Link href={siteUrl} className="ink" style={style.brand}>
            Listwright
          </Link>
          <Heading as="h1" className="ink" style={style.heading}>
            {heading}
          </Heading>
          {children}
          <Hr className="rule" style={style.rule} />
          <Text className="soft" style={style.small}>
            {reason}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={style.text}>
      {children}
    </Text>
  );
}

/** The one thing to do, and its address in full for programs that show no buttons. */
export function Action({
  href,
  children,
  isSecret = false,
}: {
  href: string;
  children: ReactNode;
  isSecret?: boolean;
}) {
  return (
    <Section style={{ margin: "24px 0" }}>
      <Button href={href} className="action" style={style.button}>
        {children}
      </Button>
      {isSecret && (
        <Text className="soft" style={style.small}>
          If the button does nothing, copy this address into your browser:
          <br />
          <Link href={href} className="soft" style={style.address}>
            {href}
          </Link>
        </Text>
      )}
    </Section>
  );
}
