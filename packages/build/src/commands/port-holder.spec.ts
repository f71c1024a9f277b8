import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { refuseTakenPorts } from './free-ports';
import { holderOf, isTaken } from './port-holder';

let server: Server;
let port: number;
beforeEach(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => server.close());

const closed = () => new Promise((resolve) => server.close(resolve));

it('says which process holds a port', async () => {
  expect(await isTaken(port)).toBe(true);
  expect(await holderOf(port)).toContain(`(process ${process.pid})`);
});

it('a free port is nobody’s', async () => {
  await closed();

  expect(await isTaken(port)).toBe(false);
  expect(await holderOf(port)).toBeUndefined();
});

it('a command that would need a taken port says who has it, and what to do where a site runs there', async () => {
  const needs = { 'the services': port };

  await expect(refuseTakenPorts(needs, 'tea')).rejects.toThrow(
    new RegExp(`Port ${port}, which the services need, is held by .*process ${process.pid}`),
  );
  await expect(refuseTakenPorts(needs, 'tea')).rejects.toThrow(
    `pnpm dev tea --site http://localhost:${port}`,
  );
  await closed();
  await expect(refuseTakenPorts(needs, 'tea')).resolves.toBeUndefined();
});
