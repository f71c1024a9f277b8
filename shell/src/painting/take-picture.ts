import { isDeviceZone } from '@nestwell/domain/device-time';
import { paintedAs, storedUserId } from '@nestwell/remote-kit/host';

/**
 * Whether the place holds the page as it was painted for whoever is here, where she is. What was painted for somebody
 * else, or for another zone's day, was never seen: it goes, and the page is drawn anew.
 */
export function takePicture(place: HTMLElement): boolean {
  const { painted, moment } = place.dataset;
  if (painted === undefined) return false;
  const page = document.documentElement.dataset;
  const userId = storedUserId();
  const [whose = '', where = ''] = painted.split(' ');
  const isHers = whose === (userId ?? '') && (userId === null || isDeviceZone(where));
  if (isHers && page.unpainted === undefined) {
    paintedAs(Number(moment));
    return true;
  }
  place.replaceChildren();
  delete page.unpainted;
  return false;
}
