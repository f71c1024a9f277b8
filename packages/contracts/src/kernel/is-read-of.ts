import { places, type DataKind } from './areas';
import { urlOfKey } from './endpoint';

/** Whether a read, by its key, may be another after a change of this area. */
export function isReadOf(area: DataKind, userId: string, key: readonly unknown[]): boolean {
  const url = key.length > 0 ? urlOfKey(key) : '';
  return places[area].reads.some((read) => {
    const place = read.replace(':userId', encodeURIComponent(userId));
    return url.startsWith(place) && /^$|^[/?]/.test(url.slice(place.length));
  });
}
