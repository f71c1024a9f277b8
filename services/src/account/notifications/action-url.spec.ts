import { safeActionUrl } from './action-url';

it.each(['/settings', '/nutrition?tab=plans#top', '/', 'https://example.org/a', 'HTTPS://example.org'])(
  'keeps %s',
  (url) => {
    expect(safeActionUrl(url)).toBe(url);
  },
);

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'http://example.org',
  'https://',
  'https:evil.example',
  'https://user:secret@example.org',
  ' /settings',
  'settings',
  '',
  null,
  undefined,
])('drops %j', (url) => {
  expect(safeActionUrl(url)).toBeNull();
});
