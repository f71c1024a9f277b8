import { platform, type Overlay, type Registry } from '@nestwell/contracts/delivery';
import { call } from '@nestwell/remote-kit';
import type { LoadRelease } from '../remotes/remote-loader';
import { Signals } from '../signals/signals';
import { measureVitals } from '../signals/vitals';
import { watchHer } from './half-filled';
import { LiveRemotes } from './live-remotes';
import { readLocalBuilds, type WithLocal } from './local-builds';

interface Start {
  registry: Registry;
  overlay: Overlay | null;
  load: LoadRelease;
}

/** The remotes of this page: measured, and following the registry while the page stays open. */
export async function followRegistry({ registry, overlay, load }: Start): Promise<LiveRemotes> {
  const withLocal: WithLocal = overlay?.local.length ? await readLocalBuilds(overlay) : (given) => given;
  const signals = new Signals();
  signals.watch(document, measureVitals(signals));
  const live = new LiveRemotes(
    withLocal(registry),
    { load, note: (signal) => signals.note(signal) },
    async (known) => {
      const answer = await call(platform.registry, { query: { known } });
      return answer.registry && withLocal(answer.registry);
    },
  );
  watchHer(document);
  live.watch(document);
  return live;
}
