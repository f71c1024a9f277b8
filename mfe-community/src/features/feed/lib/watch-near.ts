/**
 * Tells whether an element stands within `margin` of the screen, at first and at every change, with the height it
 * has then. Answers how to stop.
 */
export function watchNear(
  element: Element,
  margin: string,
  onChange: (near: boolean, height: number) => void,
): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const watch = new IntersectionObserver(
    (entries) => {
      // A busy page hands over several changes at once: only the last one is still true.
      const now = entries.at(-1);
      if (now) onChange(now.isIntersecting, now.boundingClientRect.height);
    },
    { rootMargin: margin },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
