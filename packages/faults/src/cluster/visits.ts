import { pageDataIds, type Registry } from '@nestwell/contracts/delivery';
import { isVouched } from '@nestwell/releases/vouched';
import { registerMember, type Member } from '../kit/member';

const DEADLINE = 60_000;
const DATA = /<script type="application\/json" id="([\w-]+)">(.*?)<\/script>/gs;
const FILE = /(?:href|src)="([^"]+)" integrity="([^"]+)"/g;

/** Members who open pages one after the other, with the files that each names, as a browser does. */
export class Visits {
  /** What was not answered, and files that were not what their page said. */
  readonly failed: string[] = [];
  /** Pages that name another version of the module than their registry does. */
  readonly mixed: string[] = [];
  /** How many pages showed which version of it. */
  readonly shown = new Map<string, number>();
  private readonly known = new Set<string>();
  private readonly visitors: Promise<void>[];
  private stopping = false;

  constructor(
    private readonly site: string,
    private readonly module: string,
    visitors = 3,
  ) {
    this.visitors = Array.from({ length: visitors }, () => this.visit());
  }

  get told(): string {
    return [...this.shown].map(([version, pages]) => `${pages} × ${version}`).join(', ');
  }

  async finish(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.visitors);
  }

  private async visit(): Promise<void> {
    try {
      const member = await registerMember(this.site);
      while (!this.stopping) for (const path of ['/', `/${this.module}`]) await this.open(path, member);
    } catch (error) {
      this.failed.push(String(error));
    }
  }

  private async open(path: string, { headers }: Member): Promise<void> {
    const html = (await this.get(path, headers)).toString();
    const registry = [...html.matchAll(DATA)].find(([, id]) => id === pageDataIds.registry)?.[2] ?? '{}';
    const current = (JSON.parse(registry) as Registry).remotes[this.module]?.version ?? 'none';
    // What is told as data holds the last good version too.
    const named = this.versionsIn(html.replace(DATA, ''));
    if (named.size !== 1 || !named.has(current))
      this.mixed.push(`${path}: ${current} with ${[...named].join(' and ') || 'nothing of it'}`);
    this.shown.set(current, (this.shown.get(current) ?? 0) + 1);
    for (const [, address = '', integrity = ''] of html.matchAll(FILE)) {
      if (this.known.has(address)) continue;
      if (isVouched(await this.get(address, headers), integrity)) this.known.add(address);
      else this.failed.push(`${address} is not what ${path} says`);
    }
  }

  /** Its files, and who rendered which part. */
  private versionsIn(html: string): Set<string> {
    const files = [...html.matchAll(new RegExp(`/r/${this.module}/([^/"]+)/`, 'g'))];
    const marks = [...html.matchAll(/data-(?:painters|remote)="([^"]*)"/g)].flatMap(([, owners = '']) =>
      owners.split(' '),
    );
    const owners = marks.map((owner) => owner.split('@'));
    return new Set([
      ...files.map(([, version = '']) => version),
      ...owners.flatMap(([id, version = '']) => (id === this.module ? [version] : [])),
    ]);
  }

  private async get(path: string, headers: Readonly<Record<string, string>>): Promise<Buffer> {
    const accept = path.includes('.') ? '*/*' : 'text/html';
    const answer = await fetch(this.site + path, {
      headers: { ...headers, accept },
      signal: AbortSignal.timeout(DEADLINE),
    });
    if (!answer.ok) throw new Error(`${path} is answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  }
}
