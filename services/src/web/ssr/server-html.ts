import { rootElementId, type RenderOutput } from '@nestwell/contracts/delivery/server';
import { DAY, MINUTE } from '@nestwell/domain/moments';
import type { Line } from '../../platform/http/lines';
import type { SessionUser } from '../../platform/session-user';
import { minutesAheadOfUtc } from '../../platform/time/zoned';
import { inElement } from '../lib/in-element';
import { finish, UNPACKED } from './layout-script';

export interface ServerHtmlParts {
  nonce: string;
  output: RenderOutput;
  /** Whose parts were rendered, by `id@version`. */
  owners: readonly string[];
  /** For whom, and at which moment, it was rendered. */
  user: SessionUser | undefined;
  now: Date;
  /** The shell's script that records events before hydration. */
  recordScript?: string;
  /** The address that is rendered, where it is not the one that was asked for. */
  leadsTo?: string;
}

/** In the head: what has to be hidden of the server's HTML, and whether it may be seen at all. */
export function ssrHead({ nonce, output, user, now, leadsTo }: ServerHtmlParts): Line[] {
  const rules = `[data-ssr-hidden] #${rootElementId}{visibility:hidden}${UNPACKED}`;
  return [
    `<style nonce="${nonce}">${rules}</style>`,
    `<script nonce="${nonce}">${checkOf(user, output.isZoned, now)}${leadsTo === undefined ? '' : arriveAt(leadsTo)}</script>`,
  ];
}

/** The server's HTML in its place, and what has to be done to it before it is seen. */
export function ssrRoot(parts: ServerHtmlParts): string {
  const { nonce, output, owners, user, now, recordScript = '' } = parts;
  const whose = user ? `${user.id} ${user.timezone}` : '';
  return [
    `<div id="${rootElementId}" data-ssr-for="${whose}" data-ssr-instant="${now.getTime()}" data-ssr-releases="${owners.join(' ')}">`,
    output.html,
    `</div><script nonce="${nonce}">${recordScript}\n${finish()}</script>`,
  ].join('');
}

/**
 * What was rendered for somebody else, or for another day than that of this device's clock, is not shown. A zone's name
 * would take 80 ms to ask for on a phone; its distance from UTC says as much of what was rendered.
 */
function checkOf(user: SessionUser | undefined, isZoned: boolean, now: Date): string {
  const isHers = `localStorage.getItem('userId')===${JSON.stringify(user?.id ?? null)}`;
  const ahead = user ? minutesAheadOfUtc(now, user.timezone) : 0;
  const day = Math.floor((now.getTime() + ahead * MINUTE) / DAY);
  const isNow =
    user || isZoned
      ? `&&new Date().getTimezoneOffset()===${0 - ahead}&&Math.floor((Date.now()+${ahead * MINUTE})/${DAY})===${day}`
      : '';
  return `(d=>{try{if(!(${isHers}${isNow}))d.ssrHidden=''}catch{d.ssrHidden=''}})(document.documentElement.dataset)`;
}

/** Whoever sees the server's HTML stands where it leads to, before the shell looks where that is. */
const arriveAt = (address: string) =>
  `;document.documentElement.dataset.ssrHidden===undefined&&history.replaceState(null,'',${inElement(JSON.stringify(address))})`;
