/** What a server says of itself: the variables that `FITNESS` asks for. */
export type Condition = ReadonlyMap<string, string>;

/** Known to MariaDB, MySQL and what speaks like them; what a server does not have it leaves out. */
export const FITNESS = [
  "SHOW GLOBAL VARIABLES WHERE Variable_name IN ('read_only', 'wsrep_on', 'wsrep_reject_queries')",
  "SHOW GLOBAL STATUS WHERE Variable_name IN ('wsrep_ready', 'wsrep_cluster_status', 'wsrep_local_state')",
] as const;

/** Galera's numbers: a donor gives another node its data and serves meanwhile. */
const SERVING = new Set(['4', '2']);

export const isOfCluster = (condition: Condition): boolean => condition.get('wsrep_on') === 'ON';

/** Whether it takes reads and writes, as part of the majority of its cluster where it belongs to one. */
export function isFit(condition: Condition): boolean {
  if (!['OFF', '0', undefined].includes(condition.get('read_only'))) return false;
  if (!isOfCluster(condition)) return true;
  return (
    condition.get('wsrep_ready') === 'ON' &&
    condition.get('wsrep_cluster_status') === 'Primary' &&
    SERVING.has(condition.get('wsrep_local_state') ?? '') &&
    (condition.get('wsrep_reject_queries') ?? 'NONE') === 'NONE'
  );
}
