import { isByIdAlone } from './personal-rows';

const personal = new Set(['meals']);

it.each([
  'SELECT "m"."id" AS "id", "m"."name" FROM "meals" "m" WHERE "m"."id" = ?',
  'SELECT `m`.`id` FROM `meals` `m` WHERE ((`m`.`id` = ?)) LIMIT 1',
  'UPDATE "meals" SET "user_id" = ? WHERE "id" = ?',
  'DELETE FROM `meals` WHERE `id` IN (?)',
])('is by id alone: %s', (sql) => {
  expect(isByIdAlone(sql, personal)).toBe(true);
});

it.each([
  'SELECT "m"."id" FROM "meals" "m" WHERE "m"."user_id" = ? AND "m"."id" = ?',
  'UPDATE "meals" SET "name" = ? WHERE "user_id" = ? AND "id" = ?',
  'SELECT "m"."id" FROM "meals" "m" WHERE "m"."logged_at" < ?',
  'SELECT "e"."id" FROM "exercises" "e" WHERE "e"."id" = ?',
  'INSERT INTO "meals"("id") VALUES (?)',
])('is not: %s', (sql) => {
  expect(isByIdAlone(sql, personal)).toBe(false);
});
