import { addressOf } from './address';

it.each([
  ['/tea?with=x', '/tea', '?with=x'],
  ['//%00', '//%00', ''],
  ['//[', '//[', ''],
  ['//@:0/?with=x', '//@:0/', '?with=x'],
  ['//evil.example/checkout', '//evil.example/checkout', ''],
  ['http://[/tea', '/http://[/tea', ''],
  ['*', '/*', ''],
])('%s is read as the path %s', (url, pathname, search) => {
  expect(addressOf({ url })).toMatchObject({ host: 'localhost', pathname, search });
});
