import { portOfMariadb } from './mariadb-of-the-run';
import { newDatabase } from './mariadb-server';

/** Said for each file: some of those that share a worker's modules are run once more, on MariaDB. */
const isOnMariadb = () => Reflect.get(globalThis, 'TEST_ENGINE') === 'MariaDB';

/** The DATABASE_URL of a fresh empty database of this run's engine; undefined for SQLite, which makes a file. */
export async function newUrlOfTheRun(): Promise<string | undefined> {
  return isOnMariadb() ? newDatabase(await portOfMariadb()) : undefined;
}
