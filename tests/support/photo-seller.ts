import { GET as read, DELETE as remove } from "@/app/api/photos/[id]/route";
import { GET as readThumbnail } from "@/app/api/photos/[id]/thumbnail/route";
import { POST as upload } from "@/app/api/photos/route";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { photoFile } from "@/tests/support/photos";

/** A signed-in user who uploads, reads and deletes photos. */
export async function createPhotoSeller() {
  const user = await createUser();
  const cookie = await signIn(user);
  const on =
    (handler: typeof read, method: string) =>
    (id: string, headers: Record<string, string> = {}) =>
      handler(
        createRequest(method, `/api/photos/${id}`, undefined, {
          cookie,
          headers,
        }),
        {
          params: Promise.resolve({ id }),
        },
      );
  return {
    id: user.id,
    user,
    cookie,
    async upload(
      bytes: Uint8Array | null,
      fields: Record<string, string> = {},
    ) {
      const form = new FormData();
      if (bytes) form.set("photo", photoFile(bytes));
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const response = await upload(
        createRequest("POST", "/api/photos", form, { cookie }),
      );
      return { status: response.status, body: await response.json() };
    },
    read: on(read, "GET"),
    readThumbnail: on(readThumbnail, "GET"),
    remove: on(remove, "DELETE"),
    /**
     * As the page does that drops a photo: it may be in a listing meanwhile.
     */
    removeWaiting: (id: string) =>
      remove(
        createRequest("DELETE", `/api/photos/${id}?waiting=true`, undefined, {
          cookie,
        }),
        {
          params: Promise.resolve({ id }),
        },
      ),
  };
}
