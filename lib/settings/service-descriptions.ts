// What the settings of outside services mean, in the parts of `.env.example`.

export const model = {
  ANTHROPIC_API_KEY: {
    meaning: "https://platform.claude.com",
    without: "a sample writer",
    short: "`ANTHROPIC_MODEL`, `MODEL_DAILY_BUDGET_USD` (20; 0: none)",
  },
  ANTHROPIC_MODEL: {
    meaning: "The model that writes listings.",
  },
  REVIEW: {
    meaning:
      "off: no model looks once more at what a listing says; rules alone check it.",
    short:
      "off: only rules check what a model wrote; `REVIEW_MODEL` (the same)",
  },
  REVIEW_MODEL: {
    meaning: "The model that does.",
    without: "`ANTHROPIC_MODEL`",
  },
  ANTHROPIC_BASE_URL: {
    meaning:
      "A server of your own that speaks the Messages API, or a gateway. Production takes http:// only for this machine, private IP addresses, and names that no public server has: ollama, models.internal, nas.local.",
    without: "Anthropic",
  },
  MODEL_API: {
    meaning:
      "The protocol of the model's server. openai: it speaks Chat Completions, as Ollama, llama.cpp, vLLM and LM Studio do, and ANTHROPIC_API_KEY isn't needed.",
    short: "openai: a model of your own, see `docs/operations.md`",
  },
  OPENAI_BASE_URL: {
    meaning:
      "The server that speaks Chat Completions, with the version at the end; needed with MODEL_API=openai.",
    example: "http://ollama:11434/v1",
  },
  OPENAI_MODEL: {
    meaning: "The model's name there; needed with MODEL_API=openai.",
  },
  OPENAI_API_KEY: {
    meaning: "The key of that server; most of one's own need none.",
  },
  MODEL_PICTURES: {
    meaning:
      "off: for a model that takes no pictures. Photos are not sent to it; the main colors of the first one are measured instead, and sellers are told. Alt texts for photos of a shop are not offered. npm run doctor tries what the model can.",
  },
  MODEL_DEADLINE_MS: {
    meaning:
      'Milliseconds for all calls to the model for one listing; at most 180000. Above 26000, proxies and whatever stops instances need more patience as well: see "A server of your own for the model" in docs/operations.md.',
  },
  ANTHROPIC_DEADLINE_MS: {
    meaning: "The former name of MODEL_DEADLINE_MS, which is still read.",
    without: "`MODEL_DEADLINE_MS`",
  },
  MODEL_PRICE: {
    meaning:
      "US dollars per million tokens of input and of output of a model that lib/ai/models.ts has no price for. Without it, its tokens count at the highest price there is.",
    example: "0.5/1.5",
  },
  MODEL_DAILY_CALLS: {
    meaning:
      "In place of MODEL_PRICE, where there is no price: so many calls a day (UTC) for all instances together, each an equal part of MODEL_DAILY_BUDGET_USD. A listing takes one to three.",
  },
  MODEL_DAILY_BUDGET_USD: {
    meaning:
      "US dollars per day (UTC) for the model, for all instances together; 0 means no limit. The analytics page shows a warning at four fifths of it.",
  },
  TRY_DAILY_BUDGET_USD: {
    meaning:
      "US dollars per day (UTC) for listings that visitors try without an account, inside the share of accounts that don't pay; with 0 they are offered none.",
  },
  TRY_DAILY_LIMIT: {
    meaning:
      "How many of those listings there may be in a day (UTC); with 0 none are offered.",
  },
};

export const mail = {
  RESEND_API_KEY: {
    meaning:
      "https://resend.com, which delivers only from a domain that is verified there; or SMTP_URL, never both.",
    without: "a mailbox of its own",
    short: "needs `MAIL_FROM`, of a domain that is verified at Resend",
  },
  SMTP_URL: {
    meaning:
      "A mail server in place of Resend: smtp://user:password@host:587 uses STARTTLS, and requires it unless the server is on this machine; smtps://…:465 is TLS from the start. Certificates are checked. npm run doctor tries it.",
    short: "a mail server in place of Resend; needs `MAIL_FROM`",
  },
  MAIL_FROM: {
    meaning:
      "Whom emails come from: an address, or a name and an address in angle brackets.",
    example: "Listwright <hello@your-verified-domain.example>",
  },
  CONTACT_EMAIL: {
    meaning:
      "Shown in the terms and the privacy policy; without it they name no address.",
    short: "shown in the terms and the privacy policy",
  },
};

export const payments = {
  BILLING: {
    meaning:
      "off: no plans, no prices, and no other setting of Stripe is needed; everybody has what the plan Pro has. The server refuses to start with it while there are subscriptions that Stripe would go on charging.",
    short: "off: no plans, everybody has everything",
  },
  LISTINGS_PER_MONTH: {
    meaning:
      "With BILLING=off, how many listings each account may have written in a month.",
    without: "no limit",
  },
  STRIPE_SECRET_KEY: {
    meaning:
      "https://dashboard.stripe.com; `npm run stripe:setup` prints the prices and portals.",
    without: "a checkout of its own",
    short: "see Payments",
  },
  STRIPE_WEBHOOK_SECRET: {
    meaning: "May be several, separated by commas, while one replaces another.",
  },
  STRIPE_PRICE_STANDARD: {
    meaning: "The price of the plan Standard.",
  },
  STRIPE_PRICE_PRO: {
    meaning: "The price of the plan Pro.",
  },
  STRIPE_PORTAL_ACCOUNT: {
    meaning: "The portal in which sellers manage their subscription.",
  },
  STRIPE_PORTAL_UPGRADE: {
    meaning: "The portal in which they change to another plan.",
  },
  STRIPE_TIMEOUT_MS: {
    meaning:
      "Milliseconds for one request to Stripe; its retry has as long again. At most 6000.",
  },
};

export const photos = {
  PHOTO_DECODE_TIMEOUT_MS: {
    meaning:
      "Milliseconds after which the process that decodes a photo is ended; at most 60000.",
  },
  S3_BUCKET: {
    meaning:
      "An S3-compatible bucket for the working copies of photos, private and without versions; without it they are in PostgreSQL. The key may put, get and delete its objects and list it, nothing else; npm run doctor tries it. They may be set later: photos that PostgreSQL has stay there until their seven days are over.",
    without: "PostgreSQL",
    short: "photos in an S3-compatible bucket",
  },
  S3_ENDPOINT: {
    meaning: "The address of the service that has the bucket.",
    example: "https://s3.eu-central-1.amazonaws.com",
  },
  S3_REGION: {
    meaning: "Its region.",
    example: "eu-central-1",
  },
  S3_ACCESS_KEY_ID: {
    meaning: "The key, its public part.",
  },
  S3_SECRET_ACCESS_KEY: {
    meaning: "The key, its secret part.",
  },
};

export const etsy = {
  ETSY_KEYSTRING: {
    meaning:
      "The key of this site's own app at Etsy (etsy.com/developers/your-apps), see docs/etsy.md: sellers of this site can then carry listings into their shops as drafts.",
    without: "a shop of its own",
    short:
      "with `ETSY_SHARED_SECRET`, `TOKEN_ENCRYPTION_KEY`; see `docs/etsy.md`",
  },
  ETSY_SHARED_SECRET: {
    meaning: "The shared secret of that app.",
  },
  TOKEN_ENCRYPTION_KEY: {
    meaning:
      "Encrypts what sellers allowed there, secrets of webhooks and of authenticator apps: openssl rand -base64 32. Several, separated by commas, while one replaces another: the first encrypts, all decrypt; see docs/etsy.md.",
  },
};
