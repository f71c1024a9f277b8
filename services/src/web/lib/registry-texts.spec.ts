import type { Registry } from '@nestwell/contracts/delivery/server';
import { browserText, registryText } from './registry-texts';

const registry = {
  rev: 7,
  remotes: { tea: { version: 'v1', server: { url: '/r/tea/v1/server.js' }, pages: [] } },
} as unknown as Registry;

it('is handed to whoever renders as it is, and to browsers without what renders', () => {
  expect(JSON.parse(registryText(registry))).toEqual(registry);
  expect(JSON.parse(browserText(registry))).toEqual({
    rev: 7,
    remotes: { tea: { version: 'v1', pages: [] } },
  });
});

it('is written once, however many pages show it', () => {
  const write = jest.spyOn(JSON, 'stringify');
  try {
    const other = { ...registry, rev: 8 };
    for (let page = 0; page < 3; page += 1) expect(browserText(other)).toContain('"rev":8');
    expect(write).toHaveBeenCalledTimes(1);
  } finally {
    write.mockRestore();
  }
});
