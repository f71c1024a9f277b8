import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../input-hash';
import { packages } from '../places';
import { componentUsesIn, type ComponentUses } from './component-uses';
import { lentComponents, type LentComponents } from './lent-components';
import { classesIn, tokensIn, tokensOfKit, type Tokens } from './tokens';

/** What a module takes from the kit beyond the names it imports. */
export interface KitUses {
  tokens: Tokens;
  classes: string[];
  components: ComponentUses;
}

/** What the kit has to give: `set` are the tokens that exist, `read` those that change its looks. */
export interface KitLent extends LentComponents {
  tokens: Tokens;
  classes: string[];
}

export function kitUsesIn(scripts: readonly string[], styles: readonly string[]): KitUses {
  const all = [...scripts, ...styles];
  return {
    tokens: tokensOfKit(tokensIn(all), tokensIn(kitSources())),
    classes: classesIn(all),
    components: componentUsesIn(scripts, () => lentComponents().components),
  };
}

export function kitLent(): KitLent {
  const sources = kitSources();
  return { tokens: tokensIn(sources), classes: classesIn(sources), ...lentComponents() };
}

/** Without the gallery, which is no part of what the shell brings. */
const kitSources = () =>
  filesBelow(join(packages, 'ui/src'))
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.|[/\\]src[/\\]kit[/\\]/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
