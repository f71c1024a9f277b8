export interface ServerAddress {
  host: string;
  port: number;
}

/** What `DATABASE_URL` says. */
export interface DatabaseAddress {
  user: string;
  password: string | undefined;
  database: string;
  /** Of one cluster, any of which will do. */
  servers: readonly ServerAddress[];
}

const SHAPE = /^mysql:\/\/(?:(?<account>.*)@)?(?<servers>[^@/?]+)\/(?<database>[^/?]+)$/;
const USUAL_PORT = 3306;

/** Reads `mysql://user:password@a:3306,b:3306/database`; throws with what is wrong, and without the password. */
export function readDatabaseAddress(url: string): DatabaseAddress {
  const { account = '', servers = '', database = '' } = SHAPE.exec(url)?.groups ?? {};
  if (database === '') throw new Error('must look like mysql://user:password@host:3306,host:3306/database');
  const [user = '', ...password] = account.split(':');
  return {
    user: decoded(user),
    password: password.length === 0 ? undefined : decoded(password.join(':')),
    database: decoded(database),
    servers: servers.split(',').map(serverAt),
  };
}

function serverAt(place: string): ServerAddress {
  if (!URL.canParse(`http://${place}`) || place === '')
    throw new Error(`names a server that is none: ${place}`);
  // A web address leaves out its own usual port.
  const { hostname } = new URL(`http://${place}`);
  const port = /:(\d+)$/.exec(place)?.[1];
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === undefined ? USUAL_PORT : Number(port) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error('has a % in its user or password that must be written as %25');
  }
}
