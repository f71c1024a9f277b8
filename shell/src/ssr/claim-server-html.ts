import { isDeviceZone } from '@nestwell/domain/device-time';
import { renderedAs, storedUserId } from '@nestwell/remote-kit/host';

/**
 * Whether the place holds the page as it was rendered for whoever is here, where she is. What was rendered for somebody
 * else, or for another zone's day, was never seen: it goes, and the page is drawn anew.
 */
export function claimServerHtml(place: HTMLElement): boolean {
  const { ssrFor, ssrInstant } = place.dataset;
  if (ssrFor === undefined) return false;
  const page = document.documentElement.dataset;
  const userId = storedUserId();
  const [whose = '', where = ''] = ssrFor.split(' ');
  const isHers = whose === (userId ?? '') && (userId === null || isDeviceZone(where));
  if (isHers && page.ssrHidden === undefined) {
    renderedAs(Number(ssrInstant));
    return true;
  }
  place.replaceChildren();
  delete page.ssrHidden;
  return false;
}
