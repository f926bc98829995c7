import "@/lib/zod-without-eval";
