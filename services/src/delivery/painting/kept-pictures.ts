import { createHash } from 'node:crypto';
import type { Picture } from '@nestwell/contracts/delivery';
import { MINUTE, SECOND } from '@nestwell/domain/moments';
import type { OrderTexts } from './paint-order';

const MOST = 60;
/** Letters; Home has some 35,000. */
const LONGEST = 64 * 1024;
/** Each letter takes two. */
const BYTES = 2 * LONGEST;
/** What a picture says of a moment may be this old: no older than where its page took as long to come. */
const AGE = 10 * SECOND;

/** A picture, and the moment that it shows. */
export interface Shown {
  picture: Picture;
  now: Date;
}

interface Kept {
  key: string;
  /** Without its HTML. */
  rest: Omit<Picture, 'html'>;
  now: Date;
  /** Of its HTML. */
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
  private readonly room = Buffer.allocUnsafeSlow(MOST * BYTES);
  /** In the order of their places in the room. */
  private readonly pictures: Kept[] = [];
  private next = 0;

  of(key: string): Shown | undefined {
    const place = this.placeOf(key);
    const kept = this.pictures[place];
    if (kept === undefined || performance.now() - kept.since > AGE) return undefined;
    const html = this.room.toString('utf16le', place * BYTES, place * BYTES + kept.bytes);
    return { picture: { ...kept.rest, html }, now: kept.now };
  }

  /** What failed in a picture is told each time, and may do better the next time. */
  keep(key: string, { picture: { html, ...rest }, now }: Shown): void {
    if (rest.faults.length > 0 || html.length > LONGEST) return;
    const known = this.placeOf(key);
    const place = known < 0 ? this.next : known;
    if (known < 0) this.next = (place + 1) % MOST;
    const bytes = this.room.write(html, place * BYTES, 'utf16le');
    this.pictures[place] = { key, rest, now, bytes, since: performance.now() };
  }

  private placeOf(key: string): number {
    return this.pictures.findIndex((kept) => kept.key === key);
  }
}

/** The whole of an answer that only says what time it is, which the minute says as well. */
const TIME = /"data":\{"now":"[^"]*"\}/g;

/** @param shell its build's hash */
export const pictureKey = ({ all }: OrderTexts, now: Date, shell: string): string =>
  createHash('sha256')
    .update(`${shell} ${Math.floor(now.getTime() / MINUTE)} ${all.replaceAll(TIME, '')}`)
    .digest('base64');
