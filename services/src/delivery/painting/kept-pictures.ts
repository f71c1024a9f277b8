import { createHash } from 'node:crypto';
import type { Picture } from '@nestwell/contracts/delivery';
import { MINUTE, SECOND } from '@nestwell/domain/moments';
import { LRUCache } from 'lru-cache';
import type { OrderTexts } from './paint-order';

/** Some 130 kB each. */
const MOST = 60;
/** What a picture says of a moment may be this old: no older than where its page took as long to come. */
const AGE = 10 * SECOND;

/** A picture, and the moment that it shows. */
export interface Shown {
  picture: Picture;
  now: Date;
}

/**
 * Pictures of the last seconds. One is shown again where all that it was painted from is the same: for whom, her
 * answers, versions, sheets, registry, zone, language, and the minute that it is. So it holds nothing that the page
 * would not be painted with anew.
 */
export class KeptPictures {
  private readonly pictures = new LRUCache<string, Shown>({ max: MOST, ttl: AGE, ttlAutopurge: true });

  of(key: string): Shown | undefined {
    return this.pictures.get(key);
  }

  /** What failed in a picture is told each time, and may do better the next time. */
  keep(key: string, shown: Shown): void {
    if (shown.picture.faults.length === 0) this.pictures.set(key, shown);
  }
}

/** The whole of an answer that only says what time it is, which the minute says as well. */
const TIME = /"data":\{"now":"[^"]*"\}/g;

/** @param shell its build's hash */
export const pictureKey = ({ all }: OrderTexts, now: Date, shell: string): string =>
  createHash('sha256')
    .update(`${shell} ${Math.floor(now.getTime() / MINUTE)} ${all.replaceAll(TIME, '')}`)
    .digest('base64');
