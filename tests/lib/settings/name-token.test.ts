import { parseEnv } from "@/lib/env";
import { keyVariable, nameToken } from "@/lib/settings/name-token";

afterEach(() => {
  delete process.env.BRAND_NAME;
});

test.each([
  [undefined, "Listwright", "LISTWRIGHT_KEY"],
  ["Wool & Bee", "Wool-Bee", "WOOL_BEE_KEY"],
  ["Café Ösel", "Cafe-Osel", "CAFE_OSEL_KEY"],
  ["3D (Etsy)", "3D-Etsy", "API_KEY"],
  ["手工坊", "App", "APP_KEY"],
  ["Anna's", "Anna-s", "ANNA_S_KEY"],
])("the name %s is %s in headers and files", (given, token, variable) => {
  if (given !== undefined) process.env.BRAND_NAME = given;
  expect(nameToken()).toBe(token);
  expect(keyVariable()).toBe(variable);
});

test.each([
  ["Wool", "Wool <hello@listwright.example>"],
  ["Wool, Bee", '"Wool, Bee" <hello@listwright.example>'],
])("the sender of a stand-in is called %s", (name, sender) => {
  const { MAIL_FROM: _, ...unset } = process.env;
  const given = {
    ...unset,
    BRAND_NAME: name,
    RESEND_BASE_URL: "http://127.0.0.1:1",
  };
  expect(parseEnv(given).MAIL_FROM).toBe(sender);
});
