import { HELP_LAYERS } from '@nestwell/ui';

/**
 * Hides the page and every open sheet until the same member is signed in again: they stay as they are, with what she
 * wrote, and nobody else sees or hears them read. What opens later, as the question itself, is seen. Returns how to
 * show them.
 */
export function hideWhatIsOpen(body: HTMLElement): () => void {
  const focused = document.activeElement;
  const hidden = [...body.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.matches(HELP_LAYERS),
  );
  for (const part of hidden) part.style.visibility = 'hidden';
  return () => {
    for (const part of hidden) part.style.removeProperty('visibility');
    // The browser takes the focus from what is hidden.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
    });
  };
}
