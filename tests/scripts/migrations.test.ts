import pg from "pg";

test("the committed migrations create every table of the schema", async () => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  await client.end();
  expect(tables.rows.map((row) => row.name)).toEqual(
    expect.arrayContaining([
      "User",
      "Session",
      "Listing",
      "Thumbnail",
      "Usage",
      "Reservation",
      "rate_limit",
    ]),
  );
});
