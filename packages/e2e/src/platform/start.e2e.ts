import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from '@playwright/test';

const built = (name: string) =>
  readFileSync(new URL(`../../../../services/dist/${name}`, import.meta.url), 'utf8');

/** Each is hundreds of files or few, which are looked for one by one: `services/libraries.ts` says what is built in. */
test('a start looks for no more libraries than these', () => {
  const imported = ['main.js', 'libraries.js'].flatMap((name) =>
    [...built(name).matchAll(/^import .* from "([^"]+)"/gm)].map(([, request = '']) => request),
  );

  expect([...new Set(imported)].filter((request) => !isBuiltin(request)).sort()).toEqual([
    'bowser',
    'ical-generator',
    'ioredis',
    'libsql',
    'nodemailer',
    'sales-tax',
    'web-push',
  ]);
});
