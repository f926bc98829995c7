import { arch, label, stamp, swingTag } from "@/lib/brand/logo/layouts/framed";
import type { Kit } from "@/lib/brand/logo/layouts/kit";
import { lockup, stacked, thread } from "@/lib/brand/logo/layouts/plain";
import { ribbon } from "@/lib/brand/logo/layouts/ribbon";
import { roundel, seal } from "@/lib/brand/logo/layouts/round";
import type { LogoLayout } from "@/lib/brand/logo/schema";
import type { Art } from "@/lib/brand/logo/shapes/art";

export const layouts: Record<LogoLayout, (kit: Kit) => Art> = {
  roundel,
  "swing-tag": swingTag,
  stacked,
  lockup,
  seal,
  arch,
  ribbon,
  stamp,
  thread,
  label,
};
