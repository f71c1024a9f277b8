import { deviceOf } from './device';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
    'phone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome on Windows',
    'computer',
  ],
  ['Mozilla/5.0 (Android 15; Tablet; rv:143.0) Gecko/143.0 Firefox/143.0', 'Firefox on Android', 'tablet'],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
    'phone',
  ],
  [
    `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`,
    'Safari on macOS',
    'computer',
  ],
])('says %s in words', (userAgent, device, deviceKind) => {
  expect(deviceOf(userAgent)).toEqual({ device, deviceKind });
});

it.each([undefined, '', 'node', '<script>alert(1)</script>', 'x'.repeat(40_000)])(
  'makes nothing up of %p',
  (userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ device: null, deviceKind: null });
  },
);
