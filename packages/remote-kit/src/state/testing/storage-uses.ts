/** The place that clears it, by its name in the shell's list, or why none has to. */
type Use = string | { why: string };

const device = { why: 'a setting of the device, or a fact about its releases' };
const site = { why: 'files of the site, the same for everybody' };

/** Each file that keeps something in the browser: the place that clears it, or why none has to. */
export const storageUses: Readonly<Record<string, Use>> = {
  'mfe-account/src/features/checkout/lib/full-load.ts': 'history state',
  'packages/remote-kit/src/announced.ts': 'cache of announcements',
  'packages/remote-kit/src/hooks/use-draft.ts': 'localStorage',
  'packages/remote-kit/src/offline/database.ts': 'database of answers',
  'packages/remote-kit/src/offline/outbox/jotted.ts': 'localStorage',
  'packages/remote-kit/src/offline/outbox/start-outbox.ts': {
    why: 'tells other tabs that something changed',
  },
  'packages/remote-kit/src/ringing-here.ts': 'cache of announcements',
  'packages/remote-kit/src/ringing/push.ts': 'notifications and push subscription',
  'packages/remote-kit/src/request/stored-user.ts': 'localStorage',
  'packages/remote-kit/src/save-file.ts': { why: 'a file that she saves has an address for a minute' },
  'packages/remote-kit/src/state/device-store.ts': 'localStorage',
  'packages/ui/src/layers/back-closes.ts': { why: 'a number: how many layers are open' },
  'packages/ui/src/theme/places.ts': device,
  'packages/ui/src/theme/theme.ts': device,
  'shell/src/in-step/keep-in-step.ts': { why: 'tells other tabs which areas changed' },
  'shell/src/offline/worker/announce.ts': 'notifications and push subscription',
  'shell/src/offline/worker/opened-modules.ts': device,
  'shell/src/offline/worker/precache.ts': site,
  'shell/src/offline/worker/renew-subscription.ts': 'notifications and push subscription',
  'shell/src/session/end-session.ts': { why: 'whether the server is still to hear of a logout' },
  'shell/src/session/member-data/document-places.ts': 'history state',
  'shell/src/session/member-data/member-data.ts': 'localStorage',
  'shell/src/session/member-data/places.ts': 'localStorage',
  'shell/src/session/shell-session.ts': 'localStorage',
  'shell/src/session/stop-pushes.ts': 'notifications and push subscription',
  'shell/src/watch/heap.ts': device,
  'shell/src/watch/held.ts': device,
  'shell/src/watch/recovery.ts': device,
  'shell/src/watch/running.ts': device,
};

/** Each file with a store or variable of its module that is not cleared by `clearWithMember`: why it needs not be. */
export const memoryUses: Readonly<Record<string, { why: string }>> = {
  'mfe-calendar/src/lib/chime.ts': { why: 'the device’s sound' },
  'mfe-fitness/src/lib/chart/use-chart-width.ts': { why: 'the width of the window' },
  'mfe-nutrition/src/features/cooking/ring.ts': { why: 'the device’s sound' },
  'packages/domain/src/reading/reading.ts': { why: 'how the device’s languages read dates' },
  'packages/remote-kit/src/hooks/use-now.ts': { why: 'who listens to the clock' },
  'packages/remote-kit/src/hooks/use-wide.ts': { why: 'the width of the window' },
  'packages/remote-kit/src/request/queue-door.ts': { why: 'a function of the shell' },
  'packages/remote-kit/src/request/refusals.ts': { why: 'whether somebody is asked to sign in' },
  'packages/remote-kit/src/request/tab-name.ts': { why: 'a random name of the tab' },
  'packages/remote-kit/src/state/server-render.ts': { why: 'the clock' },
  'packages/safety/src/lines/zone-clock.ts': { why: 'formats of zones' },
  'packages/ui/src/layers/back-closes.ts': { why: 'layers that are open' },
  'packages/ui/src/layers/use-layers.ts': { why: 'who waits for the code of layers' },
  'packages/ui/src/theme/places.ts': device,
  'shell/src/app/larger-slices.ts': { why: 'the pace of the device' },
  'shell/src/remotes/federation-host.ts': site,
  'shell/src/remotes/federation.ts': site,
  'shell/src/slots/behind.tsx': { why: 'whether a screen was drawn' },
  'shell/src/watch/running.ts': site,
};
