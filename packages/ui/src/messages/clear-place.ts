interface Span {
  top: number;
  bottom: number;
}

const GAP = 8;

/**
 * How far something is moved up (negative: down) so that it covers none of the spans, which stand below and above
 * each other in its column; the least that is needed. 0 where there is no such place in the window.
 */
export function liftOf(slab: Span, covered: readonly Span[], height: number): number {
  const isClear = (lift: number) => {
    const top = slab.top - lift;
    const bottom = slab.bottom - lift;
    const inside = top >= GAP && bottom <= height - GAP;
    return (lift === 0 || inside) && covered.every((span) => span.bottom <= top || span.top >= bottom);
  };
  const beside = covered.flatMap(({ top, bottom }) => [slab.bottom - top + GAP, slab.top - bottom - GAP]);
  const nearest = [0, ...beside].sort((one, other) => Math.abs(one) - Math.abs(other));
  return nearest.find(isClear) ?? 0;
}
