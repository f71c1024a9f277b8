import type { Registry } from '@nestwell/contracts/delivery/server';
import { inElement } from './in-element';

/** Most pages show one registry: its text is made once for all of them. */
function keptText(make: (registry: Registry) => string): (registry: Registry) => string {
  const texts = new WeakMap<Registry, string>();
  return (registry) => {
    const text = texts.get(registry) ?? make(registry);
    texts.set(registry, text);
    return text;
  };
}

/** As a render on the server needs it. */
export const registryText = keptText((registry) => JSON.stringify(registry));

/** As it travels with the page: what renders on the server no browser asks for. */
export const browserText = keptText((registry) =>
  inElement(
    JSON.stringify(registry, (key: string, value: unknown) => (key === 'server' ? undefined : value)),
  ),
);
