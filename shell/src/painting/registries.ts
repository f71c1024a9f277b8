import type { Registry } from '@nestwell/contracts/delivery';
import { keepNewest } from './keep-newest';

/** By their keys. */
const registries = new Map<string, Registry>();
/** That of the site, and those of previews. */
const MOST = 50;

/** What many pages name is handed over, and read, once. All pictures have it in common: nothing of one can be left in it. */
export function keepRegistry(key: string, text: string): void {
  keepNewest(registries, key, JSON.parse(text, frozen) as Registry, MOST);
}

export function registryOf(key: string): Registry {
  const registry = registries.get(key);
  if (!registry) throw new Error('Nothing is known of its registry');
  return registry;
}

const frozen = (_: string, value: unknown): unknown => Object.freeze(value);
