import { account } from '@nestwell/contracts/account';
import { call } from '../request/call';
import { answer } from '../testing/answers';
import { aUser } from '../testing/example-user';

const HOT_UPDATE = 'http://localhost:4235/preview.1a2b.hot-update.json';

/** Loaded anew, since it keeps the network that is there when it is first read. */
async function fixtureNetworkOver(network: typeof fetch) {
  globalThis.fetch = network;
  const { fixtureNetwork } = await import('./fixture-network');
  return fixtureNetwork;
}

it("answers the product's calls from the scenario and leaves hot updates to the network", async () => {
  const network = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  network.mockResolvedValue(new Response('{"c":["preview"]}'));
  const fixtureNetwork = await fixtureNetworkOver(network);
  const user = aUser({ name: 'Leila' });

  globalThis.fetch = fixtureNetwork([answer(account.getUser, user)]);

  expect(await call(account.getUser, { params: { userId: user.id } })).toMatchObject({ name: 'Leila' });
  expect(network).not.toHaveBeenCalled();
  expect(await (await fetch(HOT_UPDATE)).text()).toBe('{"c":["preview"]}');
});
