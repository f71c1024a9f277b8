import { isActionUrl } from './action-url';

it.each(['/settings', '/nutrition?tab=plans#top', '/', 'https://example.org/a', 'HTTPS://example.org'])(
  'takes %s',
  (url) => {
    expect(isActionUrl(url)).toBe(true);
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
])('refuses %j', (url) => {
  expect(isActionUrl(url)).toBe(false);
});
