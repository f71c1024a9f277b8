/** Where the focus goes when what had it is gone: the screen's heading, which stays where it is on the screen. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
}

/**
 * As the `ref` of something that vanishes when it is pressed (a mark as read, a saved form's button): if it has the
 * focus when it goes, the nearest part around it that can take it does, else the screen's heading. Without, whoever
 * uses a keyboard or a screen reader would be nowhere.
 */
export function handsFocusOn(node: HTMLElement | null): () => void {
  return () => {
    if (!node?.contains(document.activeElement)) return;
    const around = node.parentElement?.closest<HTMLElement>('[tabindex="-1"]:not(main)');
    if (around) around.focus({ preventScroll: true });
    else focusHeading();
  };
}
