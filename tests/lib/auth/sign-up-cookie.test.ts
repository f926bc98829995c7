import { clearedSignUpCookie, readSignUpToken, signUpCookie } from "@/lib/auth/cookies";
import { createToken } from "@/lib/auth/token";

process.env.APP_URL = "https://listwright.example";
const read = (cookie: string) => readSignUpToken(new Request("https://listwright.example/", { headers: { cookie } }));

test("sign-up cookie: on HTTPS its prefix keeps plain HTTP and other hosts of the domain from setting it", () => {
  const token = createToken();
  const attributes = "Path=/; HttpOnly; SameSite=Lax; Secure";
  expect(signUpCookie(token)).toBe(`__Host-listwright-sign-up=${token}; ${attributes}; Max-Age=86400`);
  expect(clearedSignUpCookie()).toBe(`__Host-listwright-sign-up=; ${attributes}; Max-Age=0`);
  expect(read(`a=b; __Host-listwright-sign-up=${token}`)).toBe(token);
  expect(read(`listwright-sign-up=${token}`)).toBeNull();
});
