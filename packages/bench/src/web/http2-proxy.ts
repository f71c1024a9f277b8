import { connect } from 'node:http2';
import { join } from 'node:path';
import { freePort, Program } from '@nestwell/e2e/process';
import type { Certificate } from './certificate';
import { checkout } from './program-sources';

const HAPROXY = process.env.HAPROXY_PATH ?? '/usr/sbin/haproxy';

/** HAProxy as `deploy/haproxy.cfg` has it, with TLS and HTTP/2, before one server of the bench. */
export class Http2Proxy {
  private constructor(
    readonly url: string,
    private readonly program: Program,
  ) {}

  static async start(server: string, { file }: Certificate): Promise<Http2Proxy> {
    const port = await freePort();
    const { host } = new URL(server);
    const env = { ...process.env, CERT: file, SITE: `127.0.0.1:${port}`, INSTANCE_A: host, INSTANCE_B: host };
    const program = new Program(HAPROXY, ['-db', '-f', join(checkout, 'deploy/haproxy.cfg')], env);
    const url = `https://localhost:${port}`;
    await program.until(() => isReady(url));
    return new Http2Proxy(url, program);
  }

  stop(): Promise<void> {
    return this.program.kill();
  }
}

/** Whether it answers over HTTP/2; what certificate it has is the browser's matter. */
function isReady(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const session = connect(url, { rejectUnauthorized: false });
    const end = (ready: boolean) => {
      session.destroy();
      resolve(ready);
    };
    session.on('error', () => end(false));
    const request = session.request({ ':path': '/readyz' });
    request.on('error', () => end(false));
    request.on('response', (headers) => end(headers[':status'] === 200));
  });
}
