import fc from "fast-check";
import { z } from "zod";
import { parseInput, readForm, readJson } from "@/lib/http/body";
import { readBytes } from "@/lib/http/read-bytes";
import { anyCharacter } from "@/tests/support/any-character";
import { runs } from "@/tests/support/repetitions";

const nameSchema = z.object({ name: z.string("Name is required") });

/** Produces chunks on demand and counts them. */
function streamed(
  chunkBytes: number,
  chunks: number,
  headers: Record<string, string>,
) {
  const asked = { chunks: 0, canceled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (asked.chunks === chunks) return controller.close();
        asked.chunks += 1;
        controller.enqueue(new Uint8Array(chunkBytes).fill(97));
      },
      cancel() {
        asked.canceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers,
    body,
    duplex: "half",
  };
  return { request: new Request("http://localhost/", init), asked };
}

const json = (body: BodyInit) =>
  new Request("http://localhost/", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });

describe("JSON", () => {
  test.each([
    ["not JSON", "{", "bad_request"],
    ["nothing", "", "bad_request"],
    [
      "bytes that are no UTF-8",
      new Uint8Array([0x22, 0xff, 0x22]),
      "bad_request",
    ],
    ["a raw control character", '{"name":"a\u0000"}', "bad_request"],
    ["an escaped NUL", '{"name":"a\\u0000"}', "invalid_input"],
    ["half a surrogate pair", '{"name":"a\\ud83d"}', "invalid_input"],
    ["a NUL in a key", '{"name":"a","b\\u0000":1}', "invalid_input"],
    ["another type", '{"name":1}', "invalid_input"],
    ["null", "null", "invalid_input"],
    [
      "very deep nesting",
      `${"[".repeat(30_000)}${"]".repeat(30_000)}`,
      "invalid_input",
    ],
  ])("%s is refused", async (_, body, code) => {
    await expect(readJson(json(body), nameSchema)).rejects.toMatchObject({
      code,
    });
  });

  test("surrogate pairs and other scripts are accepted", async () => {
    expect(
      await readJson(json('{"name":"\\ud83e\\uddf6 Töpfchen"}'), nameSchema),
    ).toEqual({ name: "🧶 Töpfchen" });
  });

  test("64 KiB are accepted, one more byte isn't", async () => {
    const text = (bytes: number) => `"${"a".repeat(bytes - 2)}"`;
    expect(await readJson(json(text(65_536)), z.string())).toHaveLength(65_534);
    await expect(
      readJson(json(text(65_537)), z.string()),
    ).rejects.toMatchObject({ code: "too_large", status: 413 });
  });

  test("another content type is refused", async () => {
    const request = new Request("http://localhost/", {
      method: "POST",
      body: "{}",
    });
    await expect(readJson(request, nameSchema)).rejects.toMatchObject({
      code: "unsupported_media_type",
    });
  });

  test("the status option replaces 422", async () => {
    await expect(
      readJson(json("{}"), nameSchema, { status: 400 }),
    ).rejects.toMatchObject({
      code: "invalid_input",
      status: 400,
      message: "Name is required",
    });
  });
});

describe("streams", () => {
  const type = { "Content-Type": "multipart/form-data; boundary=x" };

  test("reading stops at the limit", async () => {
    const { request, asked } = streamed(1_024, 1_000_000, type);
    await expect(
      readForm(request, 10_240, "Image is too large."),
    ).rejects.toMatchObject({
      code: "too_large",
      message: "Image is too large.",
    });
    expect(asked).toEqual({ chunks: 11, canceled: true });
  });

  test("a Content-Length above the limit: refused unread", async () => {
    const { request, asked } = streamed(1_024, 10, {
      ...type,
      "Content-Length": "10241",
    });
    await expect(readForm(request, 10_240)).rejects.toMatchObject({
      code: "too_large",
    });
    expect(asked.chunks).toBe(0);
  });

  test("a Content-Length below the actual size: the actual size counts", async () => {
    const { request } = streamed(1_024, 100, {
      ...type,
      "Content-Length": "10",
    });
    await expect(readForm(request, 10_240)).rejects.toMatchObject({
      code: "too_large",
    });
  });

  test("an endless body is canceled", async () => {
    jest.useFakeTimers();
    const stalled = new ReadableStream<Uint8Array>({
      pull: () => new Promise(() => undefined),
    });
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers: type,
      body: stalled,
      duplex: "half",
    };
    const reading = readForm(new Request("http://localhost/", init), 10_240);
    const outcome = expect(reading).rejects.toMatchObject({ status: 408 });
    await jest.advanceTimersByTimeAsync(120_000);
    await outcome;
    jest.useRealTimers();
  });

  test("an aborted body is the caller's error", async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error("aborted")),
    });
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers: type,
      body: broken,
      duplex: "half",
    };
    const request = new Request("http://localhost/", init);
    await expect(
      readBytes(request, { maxBytes: 10, deadline: 1_000 }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test("a body of exactly the limit is accepted", async () => {
    const { request } = streamed(1_024, 10, type);
    expect(
      await readBytes(request, { maxBytes: 10_240, deadline: 1_000 }),
    ).toHaveLength(10_240);
  });
});

describe("forms", () => {
  test("files arrive unchanged", async () => {
    const form = new FormData();
    const bytes = Uint8Array.from(
      { length: 70_000 },
      (_, index) => index % 256,
    );
    form.set(
      "image",
      new File([bytes], "../../mug.jpg", { type: "image/jpeg" }),
    );
    form.set("formData", "{}");
    const read = await readForm(
      new Request("http://localhost/", { method: "POST", body: form }),
      100_000,
    );
    const file = read.get("image");
    expect(file?.fileName).toBe("../../mug.jpg");
    expect(file?.bytes.equals(bytes)).toBe(true);
    expect(read.get("formData")).toEqual({
      bytes: Buffer.from("{}"),
      fileName: null,
    });
  });

  test("any fields and files: parsed like the platform's parser does", async () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 40 });
    const field = fc.record({
      name: text,
      value: text,
      bytes: fc.option(fc.uint8Array({ maxLength: 200 })),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(field, { maxLength: 6 }), async (fields) => {
        const form = new FormData();
        for (const { name, value, bytes } of fields) {
          if (bytes)
            form.append(name, new File([new Uint8Array(bytes)], "a.jpg"));
          else form.append(name, value);
        }
        const response = new Response(form);
        const headers = {
          "Content-Type": response.headers.get("content-type") ?? "",
        };
        const body = Buffer.from(await response.arrayBuffer());
        const copy = await new Response(body, { headers }).formData();
        const read = await readForm(
          new Request("http://localhost/", { method: "POST", headers, body }),
          1_000_000,
        );
        const escaped = (name: string) =>
          encodeURI(name) === name && !/["%\\]/.test(name);
        for (const { name } of fields.filter((one) => escaped(one.name))) {
          const expected = copy.get(name);
          const bytes =
            expected instanceof File
              ? await expected.arrayBuffer()
              : Buffer.from(expected ?? "");
          expect(read.get(name)?.bytes.equals(new Uint8Array(bytes))).toBe(
            true,
          );
        }
      }),
      { numRuns: runs(60) },
    );
  });

  test.each([3, 999, 1_000, 1_001, 5_000])(
    "a file with %i lines similar to boundaries ends at the real boundary",
    async (count) => {
      const file = "\r\n--bound\r\n--boundary-\r\n--".repeat(
        Math.ceil(count / 3),
      );
      const part = (name: string, value: string) =>
        `--boundary1\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
      const body = `${part("image", file)}${part("after", "b")}--boundary1--\r\n`;
      const headers = {
        "Content-Type": "multipart/form-data; boundary=boundary1",
      };
      const request = new Request("http://localhost/", {
        method: "POST",
        headers,
        body,
      });
      const read = await readForm(request, 1_000_000);
      expect(read.get("image")?.bytes.toString()).toBe(file);
      expect(read.get("after")?.bytes.toString()).toBe("b");
    },
  );

  /** A form of parts, each with these headers in addition to its name. */
  function formOf(names: string[], header = "") {
    const parts = names.map(
      (name) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"${header}\r\n\r\n1\r\n`,
    );
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    return new Request("http://localhost/", {
      method: "POST",
      headers,
      body: `${parts.join("")}--x--\r\n`,
    });
  }
  const names = (count: number) =>
    Array.from({ length: count }, (_, index) => `part${index}`);

  test("50 parts are accepted, 51 aren't", async () => {
    expect((await readForm(formOf(names(50)), 100_000)).size).toBe(50);
    await expect(readForm(formOf(names(51)), 100_000)).rejects.toMatchObject({
      code: "bad_request",
    });
  });

  test("headers of a part: at most 16 KB", async () => {
    const [line, name] = [
      '\r\nContent-Disposition: form-data; name="a"',
      "\r\nX-Filler: ",
    ];
    const filler = (bytes: number) =>
      `${name}${"f".repeat(bytes - line.length - name.length)}`;
    expect((await readForm(formOf(["a"], filler(16_384)), 100_000)).size).toBe(
      1,
    );
    await expect(
      readForm(formOf(["a"], filler(16_385)), 100_000),
    ).rejects.toMatchObject({ code: "bad_request" });
  });

  test("text parts: at most 64 KB in total, not counting files", async () => {
    const read = (first: number, second: number) => {
      const body = new FormData();
      body.set("a", "a".repeat(first));
      body.set("b", "b".repeat(second));
      body.set("image", new File([new Uint8Array(100_000)], "a.jpg"));
      return readForm(
        new Request("http://localhost/", { method: "POST", body }),
        1_000_000,
      );
    };
    expect((await read(65_535, 1)).size).toBe(3);
    await expect(read(65_536, 1)).rejects.toMatchObject({
      code: "too_large",
      status: 413,
      message: "That is too much text to send at once.",
    });
    await expect(read(1, 200_000)).rejects.toMatchObject({
      code: "too_large",
      status: 413,
    });
  });

  test.each(["", "--x\r\nnonsense", "--y\r\n\r\n--y--"])(
    "%j: refused as a form",
    async (body) => {
      const headers = { "Content-Type": "multipart/form-data; boundary=x" };
      const request = new Request("http://localhost/", {
        method: "POST",
        headers,
        body,
      });
      await expect(readForm(request, 1_000)).rejects.toMatchObject({
        code: "bad_request",
      });
    },
  );
});

test("an object with more keys than a call takes arguments is accepted", () => {
  const keys = Object.fromEntries(
    Array.from({ length: 200_000 }, (_, index) => [`k${index}`, index]),
  );
  expect(() => parseInput(nameSchema, keys)).toThrow(
    expect.objectContaining({ code: "invalid_input" }),
  );
});

test("invalid input: the message of the first issue", () => {
  expect(() => parseInput(nameSchema, {})).toThrow(
    expect.objectContaining({ status: 422, message: "Name is required" }),
  );
});
