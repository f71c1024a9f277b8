import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '@nestwell/build/places';
import { uses } from './uses';

it('the teams’ page tells of every command there is, and of no other', () => {
  const page = readFileSync(join(repository, 'docs/teams.md'), 'utf8');
  const named = [...page.matchAll(/\bmfe (?=[a-z])(\w+)/g)].map(([, verb = '']) => verb);

  expect([...new Set(named)].sort()).toEqual(Object.keys(uses).sort());
});
