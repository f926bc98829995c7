export type Sandbox = {
  url: string;
  /** Of the mail server, where there is one. */
  smtpPort?: number;
  close: () => Promise<void>;
};

/** Listens on 127.0.0.1 only. Rejects with EADDRINUSE when the port is taken. */
export function startSandbox(options: {
  /** 0 takes any free port. */
  port: number;
  /** Emails, Stripe objects and the clock are kept here. */
  dataDir: string;
  /** Where Stripe's events are sent, and the secret that signs them. */
  stripeWebhook?: { url: string; secret: string };
  /** Also listens for SMTP here; 0 takes any free port. */
  smtpPort?: number;
}): Promise<Sandbox>;
