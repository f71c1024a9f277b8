import type { BrowserContext, Page } from '@playwright/test';

interface Profile {
  /** Bytes a second; latency in ms of each round trip. None: the machine's own. */
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
  /** How many times slower the processor is made. */
  processor: number;
}

/** `slow`: the slow 4G of common web tools, and a phone's processor. `fast`: this machine as it is. */
export const profiles = {
  slow: {
    network: { latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 },
    processor: 4,
  },
  fast: { processor: 1 },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;

export async function slowDown(context: BrowserContext, page: Page, name: ProfileName): Promise<void> {
  const { network, processor }: Profile = profiles[name];
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
}
