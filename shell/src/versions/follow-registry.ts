import { live, type Overlay, type Registry, type Signal } from '@nestwell/contracts/delivery';
import { call } from '@nestwell/remote-kit';
import { contained } from '../remotes/contained';
import type { Isolation } from '../isolation/isolation';
import type { IsHeld, LoadRelease } from '../remotes/remote-loader';
import { Signals } from '../signals/signals';
import { noteAsyncErrors } from '../signals/async-errors';
import { measureVitals } from '../signals/vitals';
import { watchHer } from './half-filled';
import { LiveRemotes } from './live-remotes';
import { readLocalBuilds, type WithLocal } from './local-builds';

interface Start {
  registry: Registry;
  overlay: Overlay | null;
  load: LoadRelease;
  held: IsHeld;
  isolation: Isolation;
}

/** The remotes of this page: measured, and following the registry while the page stays open. */
export async function followRegistry(start: Start): Promise<LiveRemotes> {
  const { registry, overlay, load, held, isolation } = start;
  const withLocal: WithLocal = overlay?.local.length ? await readLocalBuilds(overlay) : (given) => given;
  const signals = new Signals();
  const note = (signal: Signal) => signals.note(signal);
  signals.watch(document, measureVitals(note));
  noteAsyncErrors(window, note);
  const parts = { load: contained(load, isolation), note, held, isolation };
  const remotes = new LiveRemotes(withLocal(registry), parts, async ({ rev, digest }) => {
    const answer = await call(live.registry, { query: { known: rev, digest } });
    return answer.registry && withLocal(answer.registry);
  });
  watchHer(document);
  remotes.watch(document);
  return remotes;
}
