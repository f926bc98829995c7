import { readUpload } from "@/lib/http/read-upload";

test("an upload without a photo: its texts are read, and a size that was told means nothing", async () => {
  const body = new FormData();
  body.set("title", "Mug");
  body.set("photoSize", "3000x2000");
  const request = new Request("http://localhost/", { method: "POST", body });
  expect(
    await readUpload(request, "1", (texts) => texts.get("title")?.toString()),
  ).toEqual({ fields: "Mug", photo: null, photoSize: null });
});
