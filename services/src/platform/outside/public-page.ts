import type { OnApplicationShutdown } from '@nestjs/common';
import type { Agent, fetch as Fetch, Response } from 'undici';
import { bytesWithin } from './bytes-within';
import { callOutside } from './outside-call';
import { publicLookup, refuseWritten, type AllowsAddress } from './public-addresses';
import { undiciLibrary } from './undici-library';

/** Why a page was not read; the message is for the one who asked for it. */
export class PageUnreadable extends Error {}

export interface ReadPage {
  /** Where it was after all redirects. */
  address: string;
  bytes: Buffer;
  contentType: string;
}

interface Bounds {
  bytes: number;
  milliseconds: number;
  redirects: number;
}

const BOUNDS: Bounds = { bytes: 2 * 1024 * 1024, milliseconds: 8000, redirects: 4 };
const HTML = /^(text\/html|application\/xhtml\+xml)\b/i;
const HEADERS = {
  accept: 'text/html, application/xhtml+xml',
  'accept-language': 'en',
  'user-agent': 'Mozilla/5.0 (compatible; Nestwell recipe reader)',
};

/** Reads pages that anybody may see: bounded in bytes, time and turns, and never out of a private network. */
export class PublicPage implements OnApplicationShutdown {
  private opened?: Promise<{ agent: Agent; fetch: typeof Fetch }>;
  private readonly bounds: Bounds;

  constructor(
    private readonly allows: AllowsAddress,
    bounds: Partial<Bounds> = {},
  ) {
    this.bounds = { ...BOUNDS, ...bounds };
  }

  async read(address: string): Promise<ReadPage> {
    callOutside('recipePages');
    try {
      return await this.follow(new URL(address), AbortSignal.timeout(this.bounds.milliseconds));
    } catch (failure) {
      throw failure instanceof PageUnreadable
        ? failure
        : new PageUnreadable('The page could not be reached.');
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.opened?.then(({ agent }) => agent.destroy()) ?? Promise.resolve();
  }

  private async open(): Promise<{ agent: Agent; fetch: typeof Fetch }> {
    const { Agent, fetch } = await undiciLibrary();
    const { milliseconds } = this.bounds;
    const agent = new Agent({
      connect: { lookup: publicLookup(this.allows), timeout: milliseconds },
      headersTimeout: milliseconds,
      bodyTimeout: milliseconds,
      maxHeaderSize: 32 * 1024,
      connections: 2,
    });
    return { agent, fetch };
  }

  private async follow(first: URL, signal: AbortSignal): Promise<ReadPage> {
    let url = first;
    const { agent, fetch } = await (this.opened ??= this.open());
    for (let turn = 0; turn <= this.bounds.redirects; turn += 1) {
      this.refuse(url);
      const answer = await fetch(url, {
        dispatcher: agent,
        redirect: 'manual',
        headers: HEADERS,
        signal,
      });
      const next = answer.headers.get('location');
      if (answer.status < 300 || answer.status > 399 || next === null) return this.pageOf(url, answer);
      await answer.body?.cancel();
      url = new URL(next, url);
    }
    throw new PageUnreadable('The page leads on and on.');
  }

  private refuse({ protocol, hostname, username, password }: URL): void {
    if (protocol !== 'https:' && protocol !== 'http:')
      throw new PageUnreadable('Only pages on the web can be read.');
    if (username !== '' || password !== '')
      throw new PageUnreadable('An address with a password is not read.');
    refuseWritten(hostname, this.allows);
  }

  private async pageOf(url: URL, answer: Response): Promise<ReadPage> {
    const contentType = answer.headers.get('content-type') ?? '';
    const refusal = !answer.ok
      ? `The page answered with ${answer.status}.`
      : HTML.test(contentType)
        ? undefined
        : 'That is no page with a recipe.';
    if (refusal !== undefined) {
      await answer.body?.cancel();
      throw new PageUnreadable(refusal);
    }
    const bytes = await bytesWithin(this.bounds.bytes, answer.body);
    if (bytes === undefined) throw new PageUnreadable('The page is too large.');
    return { address: url.href, bytes, contentType };
  }
}
