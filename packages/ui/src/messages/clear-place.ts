interface Span {
  top: number;
  bottom: number;
}

const GAP = 8;

/**
 * How far something is moved up (negative: down) so that it covers none of the spans, which stand below and above
 * each other in its column; the least that is needed. `null` where there is no such place in the window.
 */
function clearLift(slab: Span, covered: readonly Span[], height: number): number | null {
  const isClear = (lift: number) => {
    const top = slab.top - lift;
    const bottom = slab.bottom - lift;
    const inside = top >= GAP && bottom <= height - GAP;
    return (lift === 0 || inside) && covered.every((span) => span.bottom <= top || span.top >= bottom);
  };
  const beside = covered.flatMap(({ top, bottom }) => [slab.bottom - top + GAP, slab.top - bottom - GAP]);
  const nearest = [0, ...beside].sort((one, other) => Math.abs(one) - Math.abs(other));
  return nearest.find(isClear) ?? null;
}

interface Covered {
  controls: readonly Span[];
  /** Whom to call and what about: nothing may lie over it, though a button be covered for it. */
  help: readonly Span[];
}

/** Where it covers neither help nor controls; else no help; `null` where help fills the window. */
export const liftOf = (slab: Span, { controls, help }: Covered, height: number): number | null => {
  const all = clearLift(slab, [...controls, ...help], height);
  if (all !== null) return all;
  return help.length === 0 ? 0 : clearLift(slab, help, height);
};
