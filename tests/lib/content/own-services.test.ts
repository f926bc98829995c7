/** What the pages say with these settings, which are read as they load. */
function textsWith(settings: Record<string, string>) {
  const before = { ...process.env };
  for (const name of Object.keys(process.env))
    if (/^(?:ANTHROPIC|RESEND|SMTP|MODEL|OPENAI)_/.test(name))
      delete process.env[name];
  Object.assign(process.env, settings);
  try {
    let texts = { privacy: "", questions: "", api: "", attributes: {} };
    jest.isolateModules(() => {
      const { privacy } = require("@/lib/content/legal/privacy");
      const { questionGroups } = require("@/lib/content/faq");
      const {
        listingsOperations,
      } = require("@/lib/public-api/operations/listings");
      const shared = require("@/lib/settings/installation");
      texts = {
        privacy: JSON.stringify(privacy),
        questions: JSON.stringify(questionGroups),
        api: JSON.stringify(listingsOperations),
        attributes: shared.installationAttributes(),
      };
    });
    return texts;
  } finally {
    process.env = before;
  }
}

const usual = {
  ANTHROPIC_API_KEY: "sk-ant-none",
  RESEND_API_KEY: "re_none",
};
const sandbox = {
  ANTHROPIC_API_KEY: "sk-ant-sandbox-embedded",
  ANTHROPIC_BASE_URL: "http://localhost:3001",
  RESEND_API_KEY: "re_sandbox_embedded",
  RESEND_BASE_URL: "http://localhost:3001",
};

test.each([
  ["the usual settings", usual],
  ["the stand-ins of npm start", sandbox],
  ["a build", { MODEL_API: "openai", NEXT_PHASE: "phase-production-build" }],
])("%s: Anthropic and Resend, as ever", (_, settings) => {
  const { privacy, questions, api, attributes } = textsWith(settings);
  expect(api).not.toContain("This site's writer");
  expect(privacy).toContain(
    "Your photos and your words are sent to an external AI service, that of Anthropic, in order to write your listing. Images are not stored permanently on external AI services. Your email address is not sent to them.",
  );
  expect(privacy).toContain('["Resend","Your email address and the email"');
  expect(questions).toContain("The model runs at Anthropic, and each listing");
  expect(attributes).toEqual({});
});

const chosen = /server that the operator of this site chose/;

test.each([
  ["Chat Completions", { ...usual, MODEL_API: "openai" }],
  [
    "Messages",
    { ANTHROPIC_API_KEY: "none", ANTHROPIC_BASE_URL: "http://ollama:11434" },
  ],
])("a model of one's own, by %s: nobody names Anthropic", (_, settings) => {
  const { privacy, questions, attributes } = textsWith(settings);
  expect(privacy + questions).not.toContain("Anthropic");
  expect(privacy).toMatch(chosen);
  expect(questions).toMatch(chosen);
  // Of a server that we don't know.
  expect(privacy).not.toContain("not stored permanently");
  expect(attributes).toEqual({ "data-model": "own" });
});

test("a mail server: nobody names Resend", () => {
  const { privacy, attributes } = textsWith({
    ANTHROPIC_API_KEY: usual.ANTHROPIC_API_KEY,
    SMTP_URL: "smtp://localhost",
  });
  expect(privacy).not.toContain("Resend");
  expect(privacy).toContain("A mail server that the operator of this site");
  expect(privacy).toContain("Anthropic");
  expect(attributes).toEqual({ "data-mail": "own" });
});

test("a model without pictures: nobody says that photos are sent to it", () => {
  const settings = { ...usual, MODEL_PICTURES: "off" };
  const { privacy, questions, api, attributes } = textsWith(settings);
  expect(api).toContain("or wait for the webhook. This site's writer can't");
  expect(privacy).toContain("Photos are not sent.");
  expect(privacy).not.toContain("Your photos and your words are sent");
  expect(questions).toContain("only the main colors of the first one");
  expect(attributes).toEqual({ "data-pictures": "off" });
});
