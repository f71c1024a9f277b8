/** What `DATABASE_URL` says. */
export interface DatabaseAddress {
  user: string;
  password: string | undefined;
  database: string;
  host: string;
  port: number;
}

const SHAPE = /^mysql:\/\/(?:(?<account>.*)@)?(?<server>[^@/?]+)\/(?<database>[^/?]+)$/;
const DEFAULT_PORT = 3306;

/** Reads `mysql://user:password@host:3306/database`; throws with what is wrong, and without the password. */
export function readDatabaseAddress(url: string): DatabaseAddress {
  const { account = '', server = '', database = '' } = SHAPE.exec(url)?.groups ?? {};
  if (database === '') throw new Error('must look like mysql://user:password@host:3306/database');
  if (server.includes(','))
    throw new Error(
      'names several servers: put HAProxy before the nodes of the cluster (deploy/haproxy.cfg) and name its address alone',
    );
  const [user = '', ...password] = account.split(':');
  return {
    user: decoded(user),
    password: password.length === 0 ? undefined : decoded(password.join(':')),
    database: decoded(database),
    ...serverAt(server),
  };
}

function serverAt(server: string): Pick<DatabaseAddress, 'host' | 'port'> {
  if (!URL.canParse(`http://${server}`)) throw new Error(`names a server that is none: ${server}`);
  // A web address leaves out its own default port.
  const { hostname } = new URL(`http://${server}`);
  const port = /:(\d+)$/.exec(server)?.[1];
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === undefined ? DEFAULT_PORT : Number(port) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error('has a % in its user or password that must be written as %25');
  }
}
