import { createHash } from 'node:crypto';
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

/** As whoever paints needs it. */
export const painterText = keptText((registry) => JSON.stringify(registry));

/** Registries of one key are the same: whoever paints is handed each once. */
export const registryKey = keptText((registry) =>
  createHash('sha256').update(painterText(registry)).digest('base64'),
);

/** As it travels with the page: what paints on the server no browser asks for. */
export const browserText = keptText((registry) =>
  inElement(
    JSON.stringify(registry, (key: string, value: unknown) => (key === 'server' ? undefined : value)),
  ),
);
