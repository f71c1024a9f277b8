import { createQueryClient } from '../request/query-client';
import { aUser } from '../testing/example-user';
import { createFakeHost } from '../testing/fake-host';
import { fixtureNetwork } from './fixture-network';
import type { Scenario } from './scenario';

/** What a module needs around it in a situation; its answers take the network's place. */
export function stageFor({ user = aUser(), answers = [], config }: Scenario) {
  globalThis.fetch = fixtureNetwork(answers);
  return { ...createFakeHost({ user, config }), queryClient: createQueryClient() };
}
