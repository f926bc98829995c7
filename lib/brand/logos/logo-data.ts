import "server-only";
import { type LogoBrief, logoBriefSchema } from "@/lib/brand/logo/schema";
import { logoUrl } from "@/lib/brand/logos/logo-url";
import type { Logo } from "@/lib/brand/schema";
import { db } from "@/lib/database/db";

/** How many the kit shows. */
const maxShown = 300;

type LogoRow = {
  id: number;
  businessName: string;
  label: string;
  createdAt: Date;
};
const logoColumns = {
  id: true,
  businessName: true,
  label: true,
  createdAt: true,
} as const;
const toLogo = ({ createdAt, ...row }: LogoRow): Logo => ({
  ...row,
  createdAt: createdAt.toISOString(),
  url: logoUrl(row.id),
});

/** Newest first. */
export async function listLogos(userId: number): Promise<Logo[]> {
  const rows = await db().logo.findMany({
    where: { userId },
    select: logoColumns,
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: maxShown,
  });
  return rows.map(toLogo);
}

type NewLogos = {
  userId: number;
  businessName: string;
  keywords: string;
  briefs: LogoBrief[];
  writer: string;
  promptVersion: string;
};

/** In the order of the briefs. */
export async function storeLogos({
  userId,
  businessName,
  briefs,
  ...rest
}: NewLogos): Promise<Logo[]> {
  const rows = await db().logo.createManyAndReturn({
    data: briefs.map((brief, index) => ({
      userId,
      businessName,
      brief,
      ...rest,
      label: `${businessName}, ${index + 1}`,
    })),
    select: logoColumns,
  });
  return rows.sort((a, b) => a.id - b.id).map(toLogo);
}

export function countLogos(userId: number) {
  return db().logo.count({ where: { userId } });
}

/** What the user's own logo is drawn from, or null. */
export async function findLogo(userId: number, id: number) {
  const row = await db().logo.findFirst({
    where: { id, userId },
    select: { brief: true, businessName: true },
  });
  return (
    row && {
      brief: logoBriefSchema.parse(row.brief),
      businessName: row.businessName,
    }
  );
}

export async function relabelLogo(userId: number, id: number, label: string) {
  const { count } = await db().logo.updateMany({
    where: { id, userId },
    data: { label },
  });
  return count === 1;
}

export async function removeLogo(userId: number, id: number) {
  const { count } = await db().logo.deleteMany({ where: { id, userId } });
  return count === 1;
}
