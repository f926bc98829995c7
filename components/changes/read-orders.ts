import { problemOfSize } from "@/lib/audit/file/problem-of-size";
import {
  type OrdersFile,
  readOrdersFile,
  whereToFindOrders,
} from "@/lib/changes/orders/read-orders-file";

/**
 * What a file of sold items says, or what is wrong with it. One that is too
 * large is not read.
 */
export async function readOrders(file: File): Promise<OrdersFile> {
  const message = problemOfSize(file.size, whereToFindOrders);
  if (message !== null) return { kind: "problem", message };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes)
    return {
      kind: "problem",
      message: "This file can't be read any more. Choose it again.",
    };
  return readOrdersFile(new Uint8Array(bytes), {
    name: file.name,
    savedAt: new Date(file.lastModified),
  });
}
