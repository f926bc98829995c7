import { openPhoto, unreadableMessage } from "@/components/listings/photo/photo-file";
import { file, provideBrowserParts } from "@/tests/components/listings/browser-parts";

const ten = 10 * 1024 * 1024;

beforeEach(() => {
  provideBrowserParts();
});

test.each([
  ["image/jpeg", "cup.jpg"],
  ["image/png", "cup.png"],
  ["image/png", "really-a-png.jpg"],
] as const)("%s as %s is accepted, with its type from the content", async (content, name) => {
  const opened = await openPhoto(file(content, name));
  expect(opened.problem).toBeNull();
  expect(opened.photo?.type).toBe(content);
  expect(opened.photo?.name).toBe(name);
});

test("an SVG named .jpg is rejected", async () => {
  expect(await openPhoto(file("image/svg+xml", "cup.jpg"))).toEqual({
    photo: null,
    problem: "Please upload a JPG or PNG image.",
  });
});

test("an empty file is rejected", async () => {
  expect((await openPhoto(file("image/jpeg", "cup.jpg", 0))).problem).toBe("Please upload a JPG or PNG image.");
});

test("an iPhone's HEIC file is rejected with instructions", async () => {
  expect((await openPhoto(file("image/heic", "IMG_1.jpg"))).problem).toMatch(/HEIC.*Most Compatible/);
});

test("ten megabytes are accepted, one byte more is rejected", async () => {
  expect((await openPhoto(file("image/jpeg", "cup.jpg", ten))).problem).toBeNull();
  expect((await openPhoto(file("image/jpeg", "cup.jpg", ten + 1))).problem).toBe(
    "Image is too large. Maximum size is 10MB.",
  );
});

test("a file that no longer exists is reported as unreadable", async () => {
  const gone = file("image/jpeg");
  gone.slice = () => {
    throw new DOMException("gone", "NotReadableError");
  };
  expect((await openPhoto(gone)).problem).toBe(unreadableMessage);
});
