import sizes from '../../icons/launch-sizes.json';

const themes = { day: 'light', night: 'dark' } as const;

/**
 * What an iPhone shows while the installed site opens, in the size of its own screen: Apple asks for a picture where
 * others draw one from the manifest. Where there is none of that size the phone shows its empty ground.
 */
export function offerLaunchImage(page: Document): void {
  if (!('standalone' in navigator)) return;
  const size = sizes.find(
    ({ width, height, ratio }) =>
      width === Math.min(screen.width, screen.height) &&
      height === Math.max(screen.width, screen.height) &&
      ratio === devicePixelRatio,
  );
  if (!size) return;
  for (const [theme, scheme] of Object.entries(themes)) {
    const link = page.createElement('link');
    link.rel = 'apple-touch-startup-image';
    link.media = `(prefers-color-scheme: ${scheme})`;
    link.href = `/icons/launch/${theme}-${size.width * size.ratio}x${size.height * size.ratio}.png`;
    page.head.append(link);
  }
}
