import type { FakeAnswer } from '../testing/answers';
import { FakeServer } from '../testing/fake-server';

/** The page's own way to the network, kept from before any scenario took its place. */
const network = globalThis.fetch;

/**
 * A `fetch` that takes the product's calls, which name a path, to a scenario's answers, and everything else to the
 * network: the bundler asks for hot updates by a whole address.
 */
export function fixtureNetwork(answers: readonly FakeAnswer[]): typeof fetch {
  const server = new FakeServer(answers);
  return (input, init) =>
    typeof input === 'string' && input.startsWith('/')
      ? server.fetch(input, init)
      : network.call(globalThis, input, init);
}
