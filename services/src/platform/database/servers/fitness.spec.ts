import { isFit } from './fitness';

const alone = { read_only: 'OFF', wsrep_on: 'OFF', wsrep_ready: 'OFF' };
const node = {
  read_only: 'OFF',
  wsrep_on: 'ON',
  wsrep_ready: 'ON',
  wsrep_cluster_status: 'Primary',
  wsrep_local_state: '4',
  wsrep_reject_queries: 'NONE',
};
const of = (said: Record<string, string>) => isFit(new Map(Object.entries(said)));

it('serves: one server alone, a node in step, and one that gives another its data', () => {
  expect([of(alone), of({}), of(node), of({ ...node, wsrep_local_state: '2' })]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

it.each([
  ['a server that only reads', { ...alone, read_only: 'ON' }],
  ['a node that only reads', { ...node, read_only: '1' }],
  ['a node that is not ready', { ...node, wsrep_ready: 'OFF' }],
  ['a node of the minority', { ...node, wsrep_cluster_status: 'non-Primary' }],
  ['a node that catches up', { ...node, wsrep_local_state: '3' }],
  ['a node that its operator takes out', { ...node, wsrep_reject_queries: 'ALL' }],
])('does not serve: %s', (_, said) => {
  expect(of(said)).toBe(false);
});
