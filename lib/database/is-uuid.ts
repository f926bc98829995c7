import { z } from "zod";

const uuid = z.uuid();

/** Whether it can be the id of a row: PostgreSQL refuses other texts. */
export const isUuid = (text: string): boolean => uuid.safeParse(text).success;
