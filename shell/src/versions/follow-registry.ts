import { live, type Overlay, type Registry, type Signal } from '@nestwell/contracts/delivery';
import { call } from '@nestwell/remote-kit';
import type { IsHeld, LoadRelease } from '../remotes/remote-loader';
import { Signals } from '../signals/signals';
import { noteAsyncErrors } from '../signals/async-errors';
import { measureVitals } from '../signals/vitals';
import { measureLongTasks } from '../signals/long-tasks';
import { hold, type Held } from '../watch/held';
import type { Recovery } from '../watch/recovery';
import { watchHer } from './half-filled';
import { LiveRemotes } from './live-remotes';
import { readLocalBuilds, type WithLocal } from './local-builds';

interface Start {
  registry: Registry;
  overlay: Overlay | null;
  load: LoadRelease;
  held: IsHeld;
  heldThen: Held;
  recovery: Recovery;
}

/** The remotes of this page: measured, and following the registry while the page stays open. */
export async function followRegistry(start: Start): Promise<LiveRemotes> {
  const { registry, overlay, load, held, heldThen, recovery } = start;
  const withLocal: WithLocal = overlay?.local.length ? await readLocalBuilds(overlay) : (given) => given;
  const signals = new Signals();
  const tellVitals = measureVitals((signal) => signals.note(signal));
  const tasks = measureLongTasks((signal) => {
    signals.note(signal);
    if (signal.name === 'frozen') hold(heldThen, [ownerOfSignal(signal)], 'a long task');
  });
  const note = (signal: Signal) => {
    if (signal.name === 'load') tasks?.loaded(ownerOfSignal(signal));
    signals.note(signal);
  };
  signals.watch(document, () => {
    tellVitals();
    tasks?.tell();
  });
  const noteError = noteAsyncErrors(window, note);
  const accuse = (error: unknown) => {
    noteError(error);
    recovery.brokenBy(error);
  };
  const parts = { load, note, held, accuse };
  const remotes = new LiveRemotes(withLocal(registry), parts, async ({ rev, digest }) => {
    const answer = await call(live.registry, { query: { known: rev, digest } });
    return answer.registry && withLocal(answer.registry);
  });
  watchHer(document);
  remotes.watch(document);
  return remotes;
}

const ownerOfSignal = ({ id, version }: Signal) => `${id}@${version}`;
