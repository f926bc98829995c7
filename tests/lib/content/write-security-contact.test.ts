import { writeSecurityContact } from "@/lib/content/write-security-contact";

const fieldsOf = (text: string) =>
  new Map(
    text
      .split("\n")
      .flatMap((line) =>
        line === "" ? [] : [[...line.split(/: (.*)/)] as [string, string]],
      ),
  );

test.each([
  ["owner@shop.example", "mailto:owner@shop.example"],
  [undefined, "https://shop.example/privacy"],
])(
  "security.txt with the contact %p: has all that RFC 9116 requires, and ends within a year",
  (email, contact) => {
    const now = new Date("2027-03-04T05:06:07Z");
    const fields = fieldsOf(
      writeSecurityContact({ origin: "https://shop.example", email }, now),
    );
    expect(fields.get("Contact")).toBe(contact);
    expect(fields.get("Canonical")).toBe(
      "https://shop.example/.well-known/security.txt",
    );
    const end = Date.parse(fields.get("Expires") ?? "");
    expect(end).toBeGreaterThan(now.getTime());
    expect(end).toBeLessThan(now.getTime() + 365 * 86_400_000);
  },
);
