import { DateTime } from 'luxon';
import { mothers } from './demo/mothers/all-mothers';
import { makeDemo } from './demo/make-demo';
import { print } from './print';

const signIns = mothers.map(({ email, about }) => `  ${email.padEnd(18)}${about}`).join('\n');
const WORDS = `Sign in with one of these addresses (“Already a member?”), each has a year behind her:\n${signIns}`;
const KEPT =
  'The demo is as you left it; `npm start -- --demo --anew` makes it afresh, its year ending today.';

/** Where Node knows no name for it, what it was told. */
const zoneHere = () => (DateTime.local().zoneName as string | null | undefined) ?? process.env.TZ ?? '';

/** `node services/dist/cli/demo.js <folder>`: makes the demo's data there, unless they are there already. */
void print(async ([folder]) => {
  if (folder === undefined) throw new Error('Say where the demo is to be kept.');
  const { DATABASE_URL: databaseUrl, SECRETS: secrets } = process.env;
  const isNew = await makeDemo(folder, { databaseUrl, secrets, zone: zoneHere() });
  return isNew ? WORDS : `${KEPT}\n${WORDS}`;
});
