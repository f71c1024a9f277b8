import type { Overlay } from '@nestwell/contracts/delivery';
import { Banner, buttonClass } from '@nestwell/ui';

/** Says what only this browser sees, and leads back with one click. */
export function OverlayBanner({ overlay }: { overlay: Overlay }) {
  const { shown, missing, local } = overlay;
  const seen = [
    ...shown.map(({ id, name }) => `${id}@${name}`),
    ...local.map(({ id, origin }) => `${id}@${origin}`),
  ];
  const leave = (
    // A full load: the page is put together anew without the preview.
    <a href="/?with=" className={buttonClass({ variant: 'line', small: true })}>
      Leave preview
    </a>
  );
  return (
    <Banner top action={leave}>
      {seen.length > 0 && `Preview: ${seen.join(', ')}. Only this browser sees it.`}
      {missing.length > 0 && ` Not released: ${missing.map(({ id, name }) => `${id}@${name}`).join(', ')}.`}
    </Banner>
  );
}
