import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { CSSProperties, ReactNode } from "react";
import { accentColors } from "@/lib/settings/accent";
import { installation } from "@/lib/settings/installation";

const serif = "Fraunces, Georgia, 'Times New Roman', serif";
const sans = "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif";

const paper = "#f9f5ee";
const sheet = "#fefdf9";
const ink = "#291e16";
const muted = "#615449";
const line = "#dad1c4";
const { name, accent, hasLogo } = installation();
const ours = {
  light: { clay: "#a74b24", "on-clay": sheet },
  dark: { clay: "#e49361", "on-clay": "#1a1410" },
};
const colors = accent === null ? ours : accentColors(accent);
const { clay, "on-clay": onClay } = colors.light;

const style = {
  page: {
    backgroundColor: paper,
    color: ink,
    fontFamily: sans,
    margin: 0,
    padding: "32px 12px",
  },
  card: {
    backgroundColor: sheet,
    border: `1px solid ${line}`,
    borderRadius: "8px",
    maxWidth: "520px",
    padding: "28px",
  },
  tag: {
    backgroundColor: clay,
    borderRadius: "14px 4px 4px 14px",
    color: onClay,
    display: "inline-block",
    fontFamily: serif,
    fontSize: "18px",
    fontWeight: 600,
    lineHeight: "24px",
    padding: "3px 14px 5px 10px",
    textDecoration: "none",
  },
  name: {
    color: ink,
    fontFamily: serif,
    fontSize: "18px",
    fontWeight: 600,
    textDecoration: "none",
  },
  logo: {
    borderRadius: "5px",
    display: "inline-block",
    marginRight: "10px",
    verticalAlign: "middle",
  },
  hole: {
    backgroundColor: sheet,
    borderRadius: "4px",
    display: "inline-block",
    height: "8px",
    marginRight: "9px",
    verticalAlign: "2px",
    width: "8px",
  },
  ruler: { borderTop: `1px solid ${line}`, margin: "18px 0 0", width: "100%" },
  heading: {
    color: ink,
    fontFamily: serif,
    fontSize: "26px",
    fontWeight: 600,
    lineHeight: "32px",
    margin: "16px 0 8px",
  },
  text: {
    color: ink,
    fontSize: "16px",
    lineHeight: "26px",
    margin: "12px 0",
    wordBreak: "break-word",
  },
  button: {
    backgroundColor: clay,
    borderRadius: "5px",
    color: onClay,
    display: "inline-block",
    fontSize: "16px",
    fontWeight: 600,
    lineHeight: "20px",
    padding: "14px 24px",
    textDecoration: "none",
  },
  rule: {
    border: "none",
    borderTop: `1px solid ${line}`,
    margin: "28px 0 16px",
  },
  small: {
    color: muted,
    fontSize: "14px",
    lineHeight: "21px",
    margin: "8px 0",
    wordBreak: "break-word",
  },
  address: { color: muted, wordBreak: "break-all" },
} satisfies Record<string, CSSProperties>;

/**
 * Inline styles can't depend on the color scheme. Email clients that support
 * media queries apply these over them. The page's style is also on a cell
 * inside the body.
 */
const dark = `
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #1a1410 !important; }
  .card { background-color: #241d18 !important; border-color: #3d352e !important; }
  .ink { color: #efe9de !important; }
  .soft { color: #b7aea0 !important; }
  .rule, .ruler, .tick { border-color: #3d352e !important; }
  .action { background-color: ${colors.dark.clay} !important; color: ${colors.dark["on-clay"]} !important; }
  .hole { background-color: #241d18 !important; }
}`;

type LayoutProps = {
  siteUrl: string;
  preview: string;
  heading: string;
  reason: string;
  children: ReactNode;
};

/**
 * The layout of every email. `reason` explains in the footer why it was sent.
 */
export function Layout({
  siteUrl,
  preview,
  heading,
  reason,
  children,
}: LayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{heading}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{dark}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={style.page}>
        <Container className="card" style={style.card}>
          <Sender siteUrl={siteUrl} />
          <RulerEdge />
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

/** Their logo with the name, or the name on a swing tag. */
function Sender({ siteUrl }: { siteUrl: string }) {
  if (!hasLogo)
    return (
      <Link href={siteUrl} className="action" style={style.tag}>
        <span className="hole" style={style.hole} />
        {name}
      </Link>
    );
  return (
    <Link href={siteUrl} className="ink" style={style.name}>
      {/* Many email programs show no SVG. */}
      {/* biome-ignore lint/performance/noImgElement: an email has no other. */}
      <img
        src={`${siteUrl}/icons/192.png`}
        alt=""
        width={36}
        height={36}
        style={style.logo}
      />
      {name}
    </Link>
  );
}

/** The maker's ruler, with its longest marks at the start and in the middle. */
function RulerEdge() {
  return (
    <table
      role="presentation"
      className="ruler"
      style={style.ruler}
      cellPadding={0}
      cellSpacing={0}
      data-skip-in-text={true}
    >
      <tbody>
        <tr>
          {Array.from({ length: 20 }, (_, index) => (
            <td
              // biome-ignore lint/suspicious/noArrayIndexKey: the marks have no other identity.
              key={index}
              style={{ padding: 0, verticalAlign: "top", width: "5%" }}
            >
              <div
                className="tick"
                style={{ ...tick, height: heightOfMark(index) }}
              />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const tick: CSSProperties = {
  borderLeft: `1px solid ${line}`,
  fontSize: 0,
  lineHeight: 0,
};

function heightOfMark(index: number) {
  if (index % 10 === 0) return "11px";
  return index % 2 === 0 ? "7px" : "4px";
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={style.text}>
      {children}
    </Text>
  );
}

/**
 * The one thing to do, and where it is needed its address in full for programs
 * that show no buttons.
 */
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
        <Text
          className="soft"
          style={{ ...style.small, margin: "18px 0 0" }}
          data-skip-in-text={true}
        >
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
