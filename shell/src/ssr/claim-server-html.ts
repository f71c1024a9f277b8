import { isDeviceZone } from '@nestwell/domain/device-time';
import { renderedAs, storedUserId } from '@nestwell/remote-kit/host';

/**
 * Whether the place holds the page as it was rendered for whoever is here, where she is. What was rendered for somebody
 * else, or for another zone's day, was never seen: it goes, and the page is drawn anew. So is a page whose mark went with
 * a session that the server no longer knows.
 */
export function claimServerHtml(place: HTMLElement): boolean {
  const { ssrFor, ssrInstant } = place.dataset;
  const page = document.documentElement.dataset;
  if (ssrFor !== undefined && isForVisitor(ssrFor) && page.ssrHidden === undefined) {
    renderedAs(Number(ssrInstant));
    return true;
  }
  place.replaceChildren();
  delete page.ssrHidden;
  return false;
}

function isForVisitor(ssrFor: string): boolean {
  const userId = storedUserId();
  const [whose = '', zone = ''] = ssrFor.split(' ');
  return whose === (userId ?? '') && (userId === null || isDeviceZone(zone));
}
