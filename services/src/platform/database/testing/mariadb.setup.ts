import { portOfMariadb } from './mariadb-of-the-run';

// The first file of a run starts the server, which takes longer than a hook of a test may.
beforeAll(async () => void (await portOfMariadb()), 60_000);
