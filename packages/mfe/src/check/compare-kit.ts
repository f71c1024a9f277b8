import type { ComponentUse } from '@nestwell/build/agreement/component-uses';
import type { KitLent, KitUses } from '@nestwell/build/agreement/kit';
import type { LentComponent } from '@nestwell/build/agreement/lent-components';

/**
 * What a module uses of the kit and a shell does not have; one clause each. Builds from before uses were written
 * down say nothing.
 */
export function missingFrom(lends: KitLent, uses: KitUses | undefined): string[] {
  if (!uses) return [];
  const { read, set } = uses.tokens;
  return [
    ...without(read, lends.tokens.set).map((name) => `the kit has no token ${name}`),
    ...without(set, lends.tokens.read).map((name) => `the kit does not heed the token ${name}`),
    ...without(uses.classes, lends.classes).map((name) => `the kit has no class ${name}`),
    ...Object.entries(uses.components).flatMap(([name, use]) => {
      const component = lends.components[name];
      // That a component is not lent at all is said of the names a module borrows.
      return component ? misfits(use, component, lends.natives).map((what) => `${name} ${what}`) : [];
    }),
  ];
}

function misfits(use: ComponentUse, { required, optional, native }: LentComponent, natives: string[][]) {
  const own = [...required, ...optional];
  const known = [...own, ...(native === undefined ? [] : (natives[native] ?? []))];
  const strange = without([...use.always, ...use.sometimes], known);
  return [
    ...strange.map((name) => `takes no ${name}`),
    ...without(required, use.always).map((name) => `needs ${name}`),
  ];
}

const without = (names: readonly string[], known: readonly string[]) =>
  names.filter((name) => !known.includes(name));
