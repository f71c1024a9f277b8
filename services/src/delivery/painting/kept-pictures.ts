import { createHash } from 'node:crypto';
import type { Picture } from '@nestwell/contracts/delivery';
import { MINUTE, SECOND } from '@nestwell/domain/moments';
import type { OrderTexts } from './paint-order';

const MOST = 60;
/** Letters, each of two bytes; Home has some 35,000. */
const LONGEST = 64 * 1024;
/** What a picture says of a moment may be this old: no older than where its page took as long to come. */
const AGE = 10 * SECOND;

/** A picture, and the moment that it shows. */
export interface Shown {
  picture: Picture;
  now: Date;
}

interface Kept {
  /** Without its HTML. */
  rest: Omit<Picture, 'html'>;
  now: Date;
  place: number;
  bytes: number;
  since: number;
}

/**
 * Pictures of the last seconds. One is shown again where all that it was painted from is the same: for whom, her
 * answers, versions, sheets, registry, zone, language, and the minute that it is. So it holds nothing that the page
 * would not be painted with anew.
 *
 * Their HTML lies in one piece of memory that the next ones overwrite in turn. As texts they outlived two collections of
 * what is young, and then lay among the old until all memory was gone through: on Node 20 a twentieth of a painted Home.
 */
export class KeptPictures {
  private readonly room = Buffer.allocUnsafeSlow(MOST * LONGEST * 2);
  private readonly pictures = new Map<string, Kept>();
  private readonly keys: string[] = [];
  private next = 0;

  of(key: string): Shown | undefined {
    const kept = this.pictures.get(key);
    if (kept === undefined || performance.now() - kept.since > AGE) return undefined;
    const from = kept.place * LONGEST * 2;
    const html = this.room.toString('utf16le', from, from + kept.bytes);
    return { picture: { ...kept.rest, html }, now: kept.now };
  }

  /** What failed in a picture is told each time, and may do better the next time. */
  keep(key: string, { picture: { html, ...rest }, now }: Shown): void {
    if (rest.faults.length > 0 || html.length > LONGEST) return;
    const place = this.next;
    this.next = (place + 1) % MOST;
    const before = this.keys[place];
    if (before !== undefined && this.pictures.get(before)?.place === place) this.pictures.delete(before);
    const bytes = this.room.write(html, place * LONGEST * 2, 'utf16le');
    this.keys[place] = key;
    this.pictures.set(key, { rest, now, place, bytes, since: performance.now() });
  }
}

/** The whole of an answer that only says what time it is, which the minute says as well. */
const TIME = /"data":\{"now":"[^"]*"\}/g;

/** @param shell its build's hash */
export const pictureKey = ({ all }: OrderTexts, now: Date, shell: string): string =>
  createHash('sha256')
    .update(`${shell} ${Math.floor(now.getTime() / MINUTE)} ${all.replaceAll(TIME, '')}`)
    .digest('base64');
