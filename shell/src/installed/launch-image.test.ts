import sizes from '../../icons/launch-sizes.json';
import { offerLaunchImage } from './launch-image';

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=apple-touch-startup-image]')];

function onScreen(width: number, height: number, ratio: number) {
  Object.defineProperty(globalThis, 'screen', { configurable: true, value: { width, height } });
  Object.defineProperty(globalThis, 'devicePixelRatio', { configurable: true, value: ratio });
}

beforeEach(() => Object.defineProperty(navigator, 'standalone', { configurable: true, value: false }));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'standalone');
  document.head.replaceChildren();
});

it.each(sizes)(
  'names a picture by day and one by night for $width × $height at $ratio',
  ({ width, height, ratio }) => {
    onScreen(width, height, ratio);
    offerLaunchImage(document);

    expect(links().map(({ media }) => media)).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ]);
    expect(links().map(({ href }) => new URL(href).pathname)).toEqual(
      ['day', 'night'].map((theme) => `/icons/launch/${theme}-${width * ratio}x${height * ratio}.png`),
    );
  },
);

it('names none for a screen that it has no picture of, nor where no iPhone asks', () => {
  onScreen(800, 1280, 1);
  offerLaunchImage(document);
  Reflect.deleteProperty(navigator, 'standalone');
  onScreen(390, 844, 3);
  offerLaunchImage(document);

  expect(links()).toEqual([]);
});
