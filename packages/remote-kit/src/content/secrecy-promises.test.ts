import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteIds, repository } from '@nestwell/build/places';

/** Sentences that promise more than a login by e-mail alone gives. */
const PROMISES =
  /\bonly you\b|\bonly (?:shown |visible )?to you\b|between you and (?:this|us|the) app|\bis private\b|stays? private|(?:nobody|no one) else (?:can |may )?(?:sees?|reads?|knows?)\b/i;

const FOLDERS = [
  'shell',
  'services',
  'packages/remote-kit',
  'packages/ui',
  'packages/domain',
  'packages/safety',
];
const NOT_SHOWN = /\.(?:test|spec|db-spec|http-spec|bench|d)\.tsx?$|(?:^|\/)testing\//;

/** Code without its comments. */
const shownBy = (file: string) =>
  readFileSync(join(repository, file), 'utf8').replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g, '');

const sources = [...FOLDERS, ...remoteIds().map((id) => `mfe-${id}`)].flatMap((folder) =>
  readdirSync(join(repository, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !NOT_SHOWN.test(name))
    .map((name) => `${folder}/src/${name}`),
);

it.each([
  'Only you see the answers.',
  'It is only shown to you.',
  'It stays between you and this app.',
  'Everything else is private: mood',
  'Nobody else can read it',
])('finds “%s”', (sentence) => {
  expect(PROMISES.test(sentence)).toBe(true);
});

it('no text of the product promises more than how she signs in can keep', () => {
  expect(sources.length).toBeGreaterThan(1000);
  // This one names the door that is open and asks her to keep nothing secret behind it.
  const known = ['mfe-account/src/lib/legal/who-can-open.ts'];
  const found = sources.filter((file) => !known.includes(file) && PROMISES.test(shownBy(file)));
  expect(found).toEqual([]);
});
