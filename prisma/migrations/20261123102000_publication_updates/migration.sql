-- The latest update of a listing that stands at Etsy.
ALTER TABLE "Publication" ADD COLUMN "update" JSONB;
