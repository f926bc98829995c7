import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  expect,
  failedRequest,
  linkIn,
  password,
  signInAsNewSeller,
  test,
  waitForMail,
} from "@/tests/e2e/support/fixtures";
import { onlyFull } from "@/tests/e2e/support/full";

test.use({
  allowedComplaints: failedRequest(400, 401, 403, 404, 409, 422, 429, 500, 503),
});

const newAddress = () => `${randomUUID()}@example.com`;
const ourPage = { "Sec-Fetch-Site": "same-origin" };

function post(page: Page, path: string, data: object) {
  return page.context().request.post(path, { data, headers: ourPage });
}

async function signUp(
  page: Page,
  email: string,
  secret = password,
  repeated = secret,
) {
  await page.goto("/signup");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByLabel("Confirm password").fill(repeated);
  await page.getByRole("button", { name: "Create account" }).click();
}

async function signIn(page: Page, email: string, secret = password) {
  await page.goto("/signin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

async function askForReset(page: Page, email: string) {
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send reset link" }).click();
}

async function breakCall(
  page: Page,
  path: string,
  status: number,
  message: string,
  code = "internal",
) {
  await page.route(`**${path}`, (route) =>
    route.fulfill({ status, json: { code, message } }),
  );
}

test(
  "sign-up: field errors, and entered values stay",
  onlyFull,
  async ({ page }) => {
    await page.goto("/signup");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("Please fill in all fields.")).toBeVisible();

    for (const [email, secret, repeated, words] of [
      [
        "not an address",
        password,
        password,
        "Please enter a valid email address.",
      ],
      [newAddress(), password, "Kiln-fired-8", "Passwords Don't Match"],
      [
        newAddress(),
        "Kiln7",
        "Kiln7",
        "Password must be at least 8 characters long for security.",
      ],
      [
        newAddress(),
        "kilnkiln",
        "kilnkiln",
        "Password must contain uppercase, lowercase, and numbers.",
      ],
    ] as const) {
      await signUp(page, email, secret, repeated);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page.getByLabel("Email")).toHaveValue(email);
    }
  },
);

test(
  "a common password: refused with the server's message",
  onlyFull,
  async ({ page }) => {
    await breakCall(
      page,
      "/api/auth/signup",
      400,
      "Password must not be one of the most common ones.",
      "invalid_input",
    );
    await signUp(page, newAddress());
    await expect(
      page
        .getByText("Password must not be one of the most common ones.")
        .first(),
    ).toBeVisible();
  },
);

test("sign-up with a taken email address", onlyFull, async ({ page }) => {
  const email = newAddress();
  await post(page, "/api/auth/signup", { email, password });
  await signUp(page, email);
  await expect(page.getByText("Email Already Registered")).toBeVisible();
});

test(
  "sign-up: a validation error and a server error",
  onlyFull,
  async ({ page }) => {
    await breakCall(
      page,
      "/api/auth/signup",
      400,
      "Invalid input",
      "invalid_input",
    );
    await signUp(page, newAddress());
    await expect(page.getByText("Invalid Information")).toBeVisible();
    await page.unroute("**/api/auth/signup");
    await breakCall(
      page,
      "/api/auth/signup",
      500,
      "Something went wrong. Please try again.",
    );
    await signUp(page, newAddress());
    await expect(page.getByText("Sign Up Failed")).toBeVisible();
  },
);

test(
  "sign-in: missing values, a wrong password and a server error",
  onlyFull,
  async ({ page }) => {
    await page.goto("/signin");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(
      page.getByText("Please enter both email and password."),
    ).toBeVisible();

    await signIn(page, newAddress());
    await expect(page.getByText("Invalid Login")).toBeVisible();
    await expect(
      page.getByText("Email or password is incorrect. Please try again."),
    ).toBeVisible();

    await breakCall(
      page,
      "/api/auth/signin",
      500,
      "Something went wrong. Please try again.",
    );
    await signIn(page, newAddress());
    await expect(page.getByText("Sign In Failed")).toBeVisible();
  },
);

test(
  "sign-in with an unverified address: offers to send the email again",
  onlyFull,
  async ({ page }) => {
    const email = newAddress();
    await post(page, "/api/auth/signup", { email, password });
    await signIn(page, email);
    await expect(page.getByText("Email Verification Required")).toBeVisible();

    const box = page.getByRole("form", {
      name: "Resend the verification email",
    });
    await expect(box.getByRole("textbox")).toHaveValue(email);
    await box.getByRole("textbox").fill(newAddress());
    await box.getByRole("button").click();
    await expect(
      page.getByText("No account found with this email address.").first(),
    ).toBeVisible();

    await box.getByRole("textbox").fill(email);
    const token = new URL(
      linkIn(await waitForMail(page.context().request, email)),
    ).searchParams.get("verify");
    await post(page, "/api/auth/verify-email", { token });
    await box.getByRole("button").click();
    await expect(
      page
        .getByText("Your email is already verified. You can sign in now.")
        .first(),
    ).toBeVisible();
  },
);

test(
  "verification link: used or unknown, verifies nothing",
  onlyFull,
  async ({ page }) => {
    await page.goto("/signin?verify=made-up");
    await expect(page).not.toHaveURL(/verify=/);
    await expect(page.getByText("Email Verified!")).toBeHidden();
  },
);

test("?verified=true: shows the message once and is removed from the URL", async ({
  page,
}) => {
  await page.goto("/signin?verified=true");
  await expect(page.getByText("Email Verified!")).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
});

test("forgotten password: unknown address, the email, too many attempts", async ({
  page,
}) => {
  await askForReset(page, newAddress());
  await expect(
    page.getByText("No account found with that email address.").first(),
  ).toBeVisible();

  const email = await signInAsNewSeller(page);
  await askForReset(page, email);
  await expect(
    page.getByRole("heading", { name: "Check Your Email" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Try Different Email" }).click();
  await expect(page.getByLabel("Email")).toBeVisible();

  for (let again = 0; again < 3; again += 1)
    await post(page, "/api/auth/forgot-password", { email });
  await askForReset(page, email);
  await expect(
    page
      .getByText("Too many reset attempts. Please wait before trying again.")
      .first(),
  ).toBeVisible();
});

test("new password: ends every session, the link works once, and the owner gets an email", async ({
  page,
  context,
}) => {
  const email = await signInAsNewSeller(page);
  await post(page, "/api/auth/forgot-password", { email });
  const link = linkIn(
    await waitForMail(context.request, email, /reset|password/i),
  );

  await page.goto(link);
  await expect(page).not.toHaveURL(/token=/);
  await page.getByLabel("New password", { exact: true }).fill("Salt-glazed-8");
  await page.getByLabel(/confirm/i).fill("Salt-glazed-8");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page).toHaveURL(/\/signin/);
  expect((await context.request.get("/api/auth/user")).status()).toBe(401);
  await waitForMail(context.request, email, /changed/i);

  await page.goto(link);
  await expect(
    page.getByRole("heading", { name: "Invalid Reset Link" }),
  ).toBeVisible();
  await signIn(page, email, "Salt-glazed-8");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a reset that the server refuses", onlyFull, async ({ page }) => {
  await page.route("**/api/auth/verify-reset-token", (route) =>
    route.fulfill({ json: { valid: true } }),
  );
  for (const [status, code, words] of [
    [
      400,
      "invalid_token",
      "Invalid or expired reset token. Please request a new password reset.",
    ],
    [422, "invalid_input", "Password must be at least 8 characters long."],
  ] as const) {
    await breakCall(
      page,
      "/api/auth/reset-password",
      status,
      "Password must be at least 8 characters long",
      code,
    );
    await page.goto("/reset-password?token=any");
    await page
      .getByLabel("New password", { exact: true })
      .fill("Salt-glazed-8");
    await page.getByLabel(/confirm/i).fill("Salt-glazed-8");
    await page.getByRole("button", { name: "Reset password" }).click();
    await expect(page.getByText(words).first()).toBeVisible();
    await page.unroute("**/api/auth/reset-password");
  }
});

const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test(
  "sign-out: ends the session, or shows an error",
  onlyFull,
  async ({ page, context }) => {
    await signInAsNewSeller(page);
    await page.goto("/dashboard");
    await breakCall(page, "/api/auth/signout", 503, "Please try again.");
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(
      page.getByText("Failed to sign out. Please try again."),
    ).toBeVisible();

    await page.unroute("**/api/auth/signout");
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(/\/signin/);
    expect((await context.request.get("/api/auth/user")).status()).toBe(401);
  },
);

test("sign-out in one tab: what is typed in another is gone, there and from the browser's storage", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await signInAsNewSeller(page);
  await other.goto("/generate");
  const name = other.getByLabel("Product name");
  await name.fill("Speckled mug");
  const png = {
    name: "mug.png",
    mimeType: "image/png",
    buffer: Buffer.from(onePixel, "base64"),
  };
  await other.locator('input[type="file"]').first().setInputFiles(png);
  await expect(
    other.getByRole("button", { name: "Remove photo" }),
  ).toBeVisible();
  const stored = () =>
    other.evaluate(() => localStorage.getItem("listwright:draft") ?? "");
  await expect.poll(stored).toContain("Speckled mug");
  await expect.poll(stored).toContain("mug.png");

  await page.goto("/dashboard");
  const isLoadedAnew = other.waitForEvent("load");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/signin/);
  await isLoadedAnew;
  await expect(name).toHaveValue("");
  await expect(other.getByRole("button", { name: "Remove photo" })).toHaveCount(
    0,
  );
  expect(await stored()).toBe("");
});

test(
  "sign-out in one tab: another that isn't loaded anew yet stores nothing more",
  onlyFull,
  async ({ page, context }) => {
    const other = await context.newPage();
    await signInAsNewSeller(page);
    await other.goto("/generate");
    const name = other.getByLabel("Product name");
    await name.fill("Speckled mug");
    const stored = () =>
      other.evaluate(() => localStorage.getItem("listwright:draft") ?? "");
    await expect.poll(stored).toContain("Speckled mug");
    // It is loaded anew once its photos are deleted, which doesn't end here.
    await other.evaluate(() => {
      IDBFactory.prototype.deleteDatabase = () => ({}) as IDBOpenDBRequest;
    });
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(/\/signin/);
    await expect(
      other.getByRole("banner").getByRole("link", { name: "Sign In" }).first(),
    ).toBeVisible();
    await expect.poll(stored).toBe("");
    await name.fill("Oak spoon");
    await other.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(resolve)),
        ),
    );
    expect(await stored()).toBe("");
  },
);

test("a visitor who had her try and clicks generate: after sign-in the form and the photo are restored", async ({
  page,
}) => {
  const email = newAddress();
  await post(page, "/api/auth/signup", { email, password });
  const token = new URL(
    linkIn(await waitForMail(page.context().request, email)),
  ).searchParams.get("verify");
  await post(page, "/api/auth/verify-email", { token });

  await page.route("**/api/try", (route) =>
    route.fulfill({
      status: 429,
      json: { code: "try_used", message: "You've tried a listing." },
    }),
  );
  await page.goto("/generate");
  const png = Buffer.from(onePixel, "base64");
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "mug.png", mimeType: "image/png", buffer: png });
  await page.getByLabel("Product name").fill("Speckled mug");
  await page
    .getByRole("button", { name: /^Generate Listing/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/signup\?callbackUrl=/);
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();

  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/generate$/);
  await expect(page.getByLabel("Product name")).toHaveValue("Speckled mug");
  await expect(
    page.getByRole("button", { name: "Remove photo" }),
  ).toBeVisible();
});

test("account settings: change password, end sessions, export, delete", async ({
  page,
  context,
}) => {
  const email = await signInAsNewSeller(page);
  await page.goto("/dashboard");
  await page
    .getByRole("region", { name: "Account status" })
    .getByRole("link", { name: "Settings" })
    .click();

  await page.locator("summary", { hasText: "Change password" }).click();
  await page.getByLabel("Current password").fill(password);
  await page.getByLabel("New password", { exact: true }).fill("Salt-glazed-8");
  await page.getByLabel(/^Confirm/).fill("Salt-glazed-8");
  await page.getByRole("button", { name: "Change password" }).click();
  // Its fields are emptied by the answer, which brings the new session. The
  // mail may be there first.
  await expect(page.getByLabel("Current password")).toHaveValue("");
  await waitForMail(context.request, email, /changed/i);

  await page.locator("summary", { hasText: "Download your data" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /download/i }).click();
  const exported = JSON.parse(
    readFileSync(await (await download).path(), "utf8"),
  );
  expect(JSON.stringify(exported)).toContain(email);
  expect(JSON.stringify(exported)).not.toContain("argon2");

  await page.locator("summary", { hasText: "Delete account" }).click();
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill("Salt-glazed-8");
  await dialog.getByRole("button", { name: /delete/i }).click();
  await expect
    .poll(async () => (await context.request.get("/api/auth/user")).status())
    .toBe(401);
  const again = await post(page, "/api/auth/signin", {
    email,
    password: "Salt-glazed-8",
  });
  expect(await again.json()).toMatchObject({ message: "Invalid credentials" });
});

test(
  "a verification link in another browser: asks for the password or a new one",
  onlyFull,
  async ({ page, browser, contextOptions }) => {
    const openElsewhere = async (email: string) => {
      const elsewhere = await (
        await browser.newContext(contextOptions)
      ).newPage();
      await elsewhere.goto(
        `${linkIn(await waitForMail(page.context().request, email))}&callbackUrl=%2Fhistory`,
      );
      await expect(
        elsewhere.getByText("Sign in to verify your email"),
      ).toBeVisible();
      await expect(elsewhere).toHaveURL(/\/signin\?callbackUrl=%2Fhistory$/);
      return elsewhere;
    };
    const fillIn = async (where: Page, email: string, secret: string) => {
      await where.getByLabel("Email").fill(email);
      await where.getByLabel("Password", { exact: true }).fill(secret);
      await where.getByRole("button", { name: "Sign in", exact: true }).click();
    };

    const email = newAddress();
    await signUp(page, email);
    const own = await openElsewhere(email);
    await fillIn(own, email, "Kiln-fired-8");
    await expect(own.getByText("Invalid Login")).toBeVisible();
    await fillIn(own, email, password);
    await expect(own.getByText("Email Verified!")).toBeVisible();
    await expect(own).toHaveURL(/\/history$/);
    await own.context().close();

    // Signed up by another person: the owner of the address chooses a password,
    // and the other one is invalid.
    const owners = newAddress();
    await signUp(page, owners);
    const hers = await openElsewhere(owners);
    await hers
      .getByRole("button", { name: "Choose a new password instead" })
      .click();
    await hers
      .getByLabel("New password", { exact: true })
      .fill("Salt-glazed-8");
    await hers.getByLabel(/confirm new/i).fill("Salt-glazed-8");
    await hers.getByRole("button", { name: "Save and verify email" }).click();
    await expect(hers.getByText("Email Verified!")).toBeVisible();
    await fillIn(hers, owners, "Salt-glazed-8");
    await expect(hers).toHaveURL(/\/history$/);
    await hers.context().close();
    await signIn(page, owners);
    await expect(page.getByText("Invalid Login")).toBeVisible();
  },
);
