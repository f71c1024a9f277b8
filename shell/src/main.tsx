import { begun } from './watch/start';
import './remotes/trusted-types';
import '@nestwell/ui/styles.css';
import {
  createQueryClient,
  isExpected,
  natives,
  onRefusal,
  storedUserId,
  takeNatives,
  type Host,
} from '@nestwell/remote-kit/host';
import { ownerIn, rootElementId } from '@nestwell/contracts/delivery';
import { setStyleNonce } from '@nestwell/ui';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { createBridge } from './routing/navigate-bridge';
import { createTheme } from './app/shell-theme';
import { recheckAccess } from './gate/recheck';
import { claimServerHtml } from './ssr/claim-server-html';
import { keepShown } from './app/keep-shown';
import { knowPace, largerSlicesOnLinks } from './app/larger-slices';
import { markInlinedSheets } from './app/inlined-sheets';
import { bearTranslators } from './app/translated';
import { loadRelease } from './remotes/federation';
import { readyMeanwhile } from './remotes/ready-meanwhile';
import { readyOnIntent } from './remotes/ready-on-intent';
import type { LoadRelease } from './remotes/remote-loader';
import { keepHer } from './session/keep-her';
import { atMost } from './offline/at-most';
import { lateOffline } from './offline/late-offline';
import { wheneverSheComes } from './session/whenever-she-leaves';
import { createInvitation } from './installed/invitation';
import { lateInStep } from './in-step/late-in-step';
import { keepOffline } from './installed/keep-offline';
import { isReached } from './installed/reached';
import { ownerOfRelease } from './remotes/owner-of-release';
import { followRegistry } from './versions/follow-registry';
import { isHalfFilled } from './versions/half-filled';
import { hydrateQueries, readPageData } from './remotes/page-data';
import { asksBeforeLeaving } from './session/leaving/asks-before-leaving';
import { endPending, isEndPending } from './session/end-session';
import { createLostSession } from './session/lost-session';
import { clearsMemberData } from './session/member-data/member-data';
import { followOtherTabs, restoreSession } from './session/restore';
import { createSession } from './session/shell-session';
import { createShellStore } from './session/session-slice';
import { ShellSlot } from './slots/shell-slot';
import { createToastQueue } from './toasts/toast-queue';
import { forgive, heldBefore } from './watch/held';
import { createRecovery, passOverReloadLoop } from './watch/recovery';
import { startWatchdog } from './watch/start-watchdog';

/** The page's policy admits only styles that carry its nonce; the document's own scripts do. */
function passOnNonce(): void {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) setStyleNonce(nonce);
}

/** So many milliseconds a page without the site waits for what this device knows of her, before it is drawn. */
const DRAWN_ONCE = 1000;

/** So many milliseconds a server-rendered page waits for entries that are on their way. */
const TAKEN_OVER_ONCE = 300;

const settled = Promise.resolve();

const startAnew = () => location.assign('/');

function start(place: HTMLElement): void {
  const { registry, config, queries, overlay } = readPageData(document);
  const areas = Object.keys(registry.remotes);
  takeNatives((name) => isExpected(name, areas));
  const store = createShellStore();
  const queryClient = createQueryClient();
  const toasts = createToastQueue();
  const bridge = createBridge();
  // A page of a session that was logged out without the server brings queries of nobody here.
  const isLoggedOut = isEndPending();
  if (!isLoggedOut) hydrateQueries(queryClient, queries);
  const offline = lateOffline(queryClient, config.shapes, toasts.show);
  const waits = () => (offline.box.get()?.waiting.get().length ?? 0) > 0;
  const memberData = clearsMemberData(store, { queryClient, toasts, bridge, offline });
  const { clearBehindForm } = memberData;
  if (isLoggedOut) memberData.clear();
  void endPending();
  const lost = createLostSession({ store, queryClient, tell: toasts.show, waits, clearBehindForm });
  const leaving = asksBeforeLeaving(
    createSession({ store, queryClient, leaveTo: bridge, lost, startAnew, cleared: memberData.settled }),
    { offline, endLapsed: lost.leave },
  );
  const host: Host = {
    session: leaving.session,
    theme: createTheme(),
    config,
    toast: (message) => toasts.show(offline.spoken(message)),
    recheckAccess: () => recheckAccess(queryClient),
    Slot: ShellSlot,
  };
  onRefusal((refusal) => refusal === 'session' && lost.notice());
  const keptUser = async (id: string) => (await offline.now())?.keptUser(id);
  keepHer(store, queryClient);
  wheneverSheComes(store, () => void offline.box.get()?.send());
  followOtherTabs(store, queryClient, keptUser);
  const restored = restoreSession(store, queryClient, keptUser, memberData.clear);
  const heldThen = heldBefore();
  passOverReloadLoop(heldThen, Object.values(registry.remotes).map(ownerOfRelease));
  const recovery = createRecovery(heldThen, isHalfFilled);
  recovery.watch(place);
  const held = (owner: string) => heldThen[owner]?.during;
  const load: LoadRelease = async (release, attempt) => {
    const declaration = await loadRelease(release, attempt);
    forgive(heldThen, ownerIn(release.entry.url));
    return declaration;
  };
  lateInStep({ store, client: queryClient });
  const invitation = createInvitation(window);
  void followRegistry({ registry, overlay, load, held, heldThen, recovery }).then(async (live) => {
    keepOffline({ config, overlay, shown: live.store });
    readyOnIntent(document, live.store);
    largerSlicesOnLinks(document);
    // A visitor's page may be none of those she may see.
    const entries = storedUserId() === null ? settled : readyMeanwhile(live.store.get(), location.pathname);
    // Known in a moment, and then drawn once: not first as somebody who is still looked for.
    if (!isReached()) await atMost(restored, DRAWN_ONCE);
    // Taken over with the page around them, once: not first looked at and left, and then again.
    else if ('ssrFor' in place.dataset) await atMost(entries, TAKEN_OVER_ONCE);
    startWatchdog(window);
    return keepShown(
      place,
      <App
        {...{ store, queryClient, host, live, overlay, toasts, bridge, lost, leaving, invitation, offline }}
        Router={BrowserRouter}
      />,
      { recovery, isServerRendered: claimServerHtml(place) },
    );
  });
}

const place = document.getElementById(rootElementId);
if (!place) throw new Error(`The page has no element #${rootElementId}`);
passOnNonce();
markInlinedSheets(document);
bearTranslators(document.body);
knowPace(performance.now() - begun);
// A task of its own: what she pressed meanwhile is heard in between.
natives.after(0, () => start(place));
