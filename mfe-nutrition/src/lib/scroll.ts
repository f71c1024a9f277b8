/** Smooth, unless she asked her device for less motion. */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

export const scrollToTop = () => window.scrollTo({ top: 0, behavior: scrollBehavior() });
