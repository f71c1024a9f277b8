import type { PageEntry, RegisteredRemote, Registry, Release } from '@nestwell/contracts/delivery';

/**
 * What pages are for, in releases made before a declaration could say it: shells knew them by these paths. Goes when
 * no registry and no preview names such a release any more.
 */
const KNOWN_BY_PATH: Readonly<Record<string, Partial<PageEntry>>> = {
  '/onboarding': { purpose: 'sign-in', subscription: 'unasked', noFooter: true },
  '/onboarding-new': { subscription: 'unasked', noFooter: true },
  '/checkout': { purpose: 'purchase', subscription: 'optional', undisturbed: 'purchase' },
  '/settings': { subscription: 'optional' },
  '/privacy': { footer: { label: 'Privacy Policy', order: 1 } },
  '/terms': { footer: { label: 'Terms and Conditions', order: 2 } },
  '/support': { footer: { label: 'Support', order: 3 } },
  '/progress': { purpose: 'trends' },
};

const saysWhatItIsFor = ({ purpose, subscription, footer }: PageEntry) =>
  purpose !== undefined || subscription !== undefined || footer !== undefined;

/** A release as it would be declared today. */
export function asDeclaredToday<R extends Release>(release: R): R {
  if (release.pages.some(saysWhatItIsFor)) return release;
  return { ...release, pages: release.pages.map((page) => ({ ...KNOWN_BY_PATH[page.path], ...page })) };
}

export function registryOfToday({ rev, remotes }: Registry): Registry {
  const today = (remote: RegisteredRemote): RegisteredRemote => {
    const { lastGood, canary } = remote;
    return {
      ...asDeclaredToday(remote),
      ...(lastGood && { lastGood: asDeclaredToday(lastGood) }),
      ...(canary && { canary: { ...canary, release: asDeclaredToday(canary.release) } }),
    };
  };
  return {
    rev,
    remotes: Object.fromEntries(Object.entries(remotes).map(([id, remote]) => [id, today(remote)])),
  };
}
