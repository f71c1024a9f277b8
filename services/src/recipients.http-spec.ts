import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recipients, type Recipient } from '@nestwell/domain/recipients';
import { parts } from './app';
import { DocumentPolicies } from './platform/document-policies';
import { TestApp } from './platform/testing/test-app';

const listed: readonly Recipient[] = Object.values(recipients);

/** With everything on that a site can use. */
const env = {
  PAYPAL_CLIENT_ID: 'a-client-of-thirty-characters-01',
  PAYPAL_CLIENT_SECRET: 'a-secret-of-thirty-characters-01',
  FDC_API_KEY: 'a-key-of-theirs',
};
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ parts, env });
});
afterAll(() => app.stop());

it('lets pages load from exactly those whom the privacy policy names', () => {
  const paths = ['/', '/fitness', '/community', '/checkout', '/checkout?purchase=monthly'];
  const sources = paths.flatMap((path) =>
    app
      .get(DocumentPolicies)
      .of(new URL(path, 'https://nestwell.example'))
      .flatMap(({ script, style, connect, frame, image }) => [script, style, connect, frame, image])
      .flatMap((allowed = []) => allowed),
  );

  expect(new Set(sources)).toEqual(new Set(listed.flatMap(({ origins = [] }) => origins)));
});

/** What speaks to somebody else's server. */
const REACHES_OUT = /\bfetch\(|createTransport\(|openBucket\(|\bhttps?\.request\(/;
/** Whom such a file says it calls. */
const SAYS_WHOM = /callOutside\('(\w+)'\)/g;

it('calls nobody whom it does not name by the list', () => {
  const reaching = productFiles().filter(({ text }) => REACHES_OUT.test(text));
  const whom = reaching.map(({ path, text }) => [path, [...text.matchAll(SAYS_WHOM)].map(([, id]) => id)]);

  expect(whom.filter(([, ids]) => ids?.length === 0)).toEqual([]);
  expect(new Set(whom.flatMap(([, ids]) => ids ?? []))).toEqual(
    new Set(['mail', 'payments', 'push', 'foods', 'products', 'recipePages']),
  );
});

function productFiles(): { path: string; text: string }[] {
  return readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/spec\.ts$|\btesting\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(import.meta.dirname, path), 'utf8') }));
}
