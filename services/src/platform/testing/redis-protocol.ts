import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What the counts need of Redis, spoken over its protocol, for machines without a redis-server. */
export class RedisProtocol {
  private readonly values = new Map<string, { value: number; until: number }>();
  private readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer((socket) => this.speak(socket));

  async listen(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private speak(socket: Socket): void {
    this.sockets.add(socket);
    let heard = '';
    let queue: string[] | undefined;
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => {
      heard += bytes.toString();
      for (let call = first(heard); call !== undefined; call = first(heard)) {
        heard = heard.slice(call.length);
        const [name = '', ...words] = call.words;
        const command = name.toUpperCase();
        if (command === 'MULTI') {
          queue = [];
          socket.write('+OK\r\n');
        } else if (command === 'EXEC') {
          socket.write(`*${queue?.length ?? 0}\r\n${queue?.join('') ?? ''}`);
          queue = undefined;
        } else if (queue === undefined) socket.write(this.answer(command, words));
        else {
          queue.push(this.answer(command, words));
          socket.write('+QUEUED\r\n');
        }
      }
    });
  }

  private answer(command: string, [key = '', , counted = '', points = '', seconds = '']: string[]): string {
    if (command === 'INFO') return bulk('redis_version:7.0.15\r\nloading:0\r\n');
    if (command === 'EVALSHA') return '-NOSCRIPT No matching script\r\n';
    if (command === 'EVAL') return this.count(counted, Number(points), Number(seconds) * 1000);
    const kept = this.kept(key);
    if (command === 'GET') return kept === undefined ? '$-1\r\n' : bulk(String(kept.value));
    if (command === 'PTTL') return `:${kept === undefined ? -2 : kept.until - Date.now()}\r\n`;
    return command === 'CLIENT' ? '+OK\r\n' : `-ERR unknown command '${command}'\r\n`;
  }

  private count(key: string, points: number, ms: number): string {
    const { value, until } = this.kept(key) ?? { value: 0, until: Date.now() + ms };
    this.values.set(key, { value: value + points, until });
    return `*2\r\n:${value + points}\r\n:${until - Date.now()}\r\n`;
  }

  private kept(key: string) {
    const found = this.values.get(key);
    return found !== undefined && found.until > Date.now() ? found : undefined;
  }
}

const bulk = (text: string) => `$${text.length}\r\n${text}\r\n`;

/** The first whole call of what was heard, an array of strings. */
function first(heard: string): { words: string[]; length: number } | undefined {
  const [head, count] = /^\*(\d+)\r\n/.exec(heard) ?? [];
  if (head === undefined) return undefined;
  const words: string[] = [];
  let at = head.length;
  for (let word = 0; word < Number(count); word += 1) {
    const [size, length] = /^\$(\d+)\r\n/.exec(heard.slice(at)) ?? [];
    if (size === undefined || heard.length < at + size.length + Number(length) + 2) return undefined;
    at += size.length;
    words.push(heard.slice(at, at + Number(length)));
    at += Number(length) + 2;
  }
  return { words, length: at };
}
