const normal = (path: string) => path.toLowerCase().replace(/\/+$/, '') || '/';

/** The router ignores case and a trailing slash; so do highlighting and the gate. */
export const samePath = (one: string, other: string) => normal(one) === normal(other);

/** `/nutrition/meal-plan/x` lies under `/nutrition`; nothing but itself lies under `/`. */
export function liesUnder(path: string, parent: string): boolean {
  const [inner, outer] = [normal(path), normal(parent)];
  return inner === outer || (outer !== '/' && inner.startsWith(`${outer}/`));
}

/** Whether an address is one of a declared path: `/nutrition/meal-plan/:id`. */
export function matchesPath(declared: string, pathname: string): boolean {
  const pattern = normal(declared).split('/');
  const parts = normal(pathname).split('/');
  return (
    pattern.length === parts.length &&
    pattern.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  );
}
