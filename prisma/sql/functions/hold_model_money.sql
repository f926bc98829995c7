-- Holds the highest possible price of a model call in each of its budgets ("pots") of today (UTC): in all of them or in none.
-- Returns the first budget that has too little left, or null when the money is held.
CREATE OR REPLACE FUNCTION "hold_model_money"("pots" TEXT[], "limits" BIGINT[], "amount" BIGINT)
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
