import { Agent, get } from 'node:http';

export interface BrowserAnswer {
  status: number;
  /** `Set-Cookie` lines. */
  cookies: string[];
}

/** A browser keeps its connection; one at a time. */
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** GETs with exactly these headers, which `fetch` would add its own to. Of a stream of events the beginning alone is read. */
export function browserGet(url: string, headers: Record<string, string>): Promise<BrowserAnswer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      const answer = { status: response.statusCode ?? 0, cookies: response.headers['set-cookie'] ?? [] };
      if (response.headers['content-type']?.startsWith('text/event-stream') === true) {
        resolve(answer);
        request.destroy();
        return;
      }
      response.resume().once('end', () => resolve(answer));
      response.once('error', reject);
    });
    request.once('error', reject);
  });
}

/** What Chromium sends with a link that is opened. */
export const NAVIGATION = {
  accept: 'text/html,application/xhtml+xml',
  'accept-language': 'de-AT',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
};
/** What it sends with a call of our own page. */
export const SCRIPT = {
  accept: '*/*',
  'accept-language': 'de-AT',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
  'x-timezone': 'Asia/Tokyo',
};
