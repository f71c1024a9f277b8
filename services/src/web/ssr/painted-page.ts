import { rootElementId, type Picture } from '@nestwell/contracts/delivery/server';
import { DAY, MINUTE } from '@nestwell/domain/moments';
import type { Line } from '../../platform/http/lines';
import type { SessionUser } from '../../platform/session-user';
import { minutesAheadOfUtc } from '../../platform/time/zoned';
import { inElement } from '../lib/in-element';
import { finish, UNPACKED } from './whole-picture';

export interface PaintedParts {
  nonce: string;
  picture: Picture;
  /** Whose parts were painted, by `id@version`. */
  owners: readonly string[];
  /** For whom, and at which moment, it was painted. */
  user: SessionUser | undefined;
  now: Date;
  /** The shell's script that records events before hydration. */
  recordScript?: string;
  /** The address that is painted, where it is not the one that was asked for. */
  leadsTo?: string;
}

/** In the head: what has to be hidden of the picture, and whether it may be seen at all. */
export function paintedHead({ nonce, picture, user, now, leadsTo }: PaintedParts): Line[] {
  const rules = `[data-unpainted] #${rootElementId}{visibility:hidden}${UNPACKED}`;
  return [
    `<style nonce="${nonce}">${rules}</style>`,
    `<script nonce="${nonce}">${checkOf(user, picture.isZoned, now)}${leadsTo === undefined ? '' : arriveAt(leadsTo)}</script>`,
  ];
}

/** The picture in its place, and what has to be done to it before it is seen. */
export function paintedRoot(parts: PaintedParts): string {
  const { nonce, picture, owners, user, now, recordScript = '' } = parts;
  const whose = user ? `${user.id} ${user.timezone}` : '';
  return [
    `<div id="${rootElementId}" data-painted="${whose}" data-moment="${now.getTime()}" data-painters="${owners.join(' ')}">`,
    picture.html,
    `</div><script nonce="${nonce}">${recordScript}\n${finish()}</script>`,
  ].join('');
}

/**
 * What was painted for somebody else, or for another day than that of this device's clock, is not shown. A zone's name
 * would take 80 ms to ask for on a phone; its distance from UTC says as much of what was painted.
 */
function checkOf(user: SessionUser | undefined, isZoned: boolean, now: Date): string {
  const isHers = `localStorage.getItem('userId')===${JSON.stringify(user?.id ?? null)}`;
  const ahead = user ? minutesAheadOfUtc(now, user.timezone) : 0;
  const day = Math.floor((now.getTime() + ahead * MINUTE) / DAY);
  const isNow =
    user || isZoned
      ? `&&new Date().getTimezoneOffset()===${0 - ahead}&&Math.floor((Date.now()+${ahead * MINUTE})/${DAY})===${day}`
      : '';
  return `(d=>{try{if(!(${isHers}${isNow}))d.unpainted=''}catch{d.unpainted=''}})(document.documentElement.dataset)`;
}

/** Whoever sees the picture stands where it leads to, before the shell looks where that is. */
const arriveAt = (address: string) =>
  `;document.documentElement.dataset.unpainted===undefined&&history.replaceState(null,'',${inElement(JSON.stringify(address))})`;
