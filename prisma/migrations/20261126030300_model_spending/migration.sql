CREATE TABLE "ModelSpending" (
    "day" DATE NOT NULL,
    "pot" TEXT NOT NULL,
    "held" BIGINT NOT NULL DEFAULT 0,
    "spent" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "ModelSpending_pkey" PRIMARY KEY ("day", "pot")
);

-- Holds the most that a call can cost in each of its pots of today (UTC), in all or in none. The first pot that has too little
-- left; null when it is held.
CREATE FUNCTION "hold_model_money"("pots" TEXT[], "limits" BIGINT[], "amount" BIGINT)
  RETURNS TEXT
  LANGUAGE plpgsql
  AS $$
  DECLARE
    today DATE := (now() AT TIME ZONE 'utc')::date;
    short TEXT;
  BEGIN
    INSERT INTO "ModelSpending" ("day", "pot") SELECT today, one FROM unnest("pots") one ORDER BY one ON CONFLICT DO NOTHING;
    PERFORM 1 FROM "ModelSpending" s WHERE s."day" = today AND s."pot" = ANY("pots") ORDER BY s."pot" FOR UPDATE;
    SELECT one.pot INTO short
    FROM unnest("pots", "limits") WITH ORDINALITY AS one(pot, most, place)
    JOIN "ModelSpending" s ON s."day" = today AND s."pot" = one.pot
    WHERE s."held" + s."spent" + "amount" > one.most
    ORDER BY one.place LIMIT 1;
    IF short IS NULL THEN
      UPDATE "ModelSpending" s SET "held" = s."held" + "amount" WHERE s."day" = today AND s."pot" = ANY("pots");
    END IF;
    RETURN short;
  END
  $$;

-- Puts what a call cost in place of what was held for it.
CREATE FUNCTION "settle_model_money"("on" DATE, "pots" TEXT[], "amount" BIGINT, "cost" BIGINT)
  RETURNS VOID
  LANGUAGE plpgsql
  AS $$
  BEGIN
    PERFORM 1 FROM "ModelSpending" s WHERE s."day" = "on" AND s."pot" = ANY("pots") ORDER BY s."pot" FOR UPDATE;
    UPDATE "ModelSpending" s SET "held" = GREATEST(0, s."held" - "amount"), "spent" = s."spent" + "cost"
    WHERE s."day" = "on" AND s."pot" = ANY("pots");
  END
  $$;
