import { holderOf, isTaken } from './port-holder';

/** By what needs them: `the services`. */
export type Ports = Record<string, number>;

/** Nothing is started beside what runs already: two sites over one folder would each believe to be the only one. */
export async function refuseTakenPorts(ports: Ports, areas: string): Promise<void> {
  for (const [who, port] of Object.entries(ports)) {
    if (!(await isTaken(port))) continue;
    const holder = (await holderOf(port)) ?? 'another program';
    throw new Error(
      `Port ${port}, which ${who} need${who.endsWith('s') ? '' : 's'}, is held by ${holder}. End it, or say another PORT. ` +
        `If it is a running site, work on that one: pnpm dev ${areas} --site http://localhost:${port}`,
    );
  }
}
