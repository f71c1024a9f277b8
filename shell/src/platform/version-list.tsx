import type { PlatformOverview, VersionHealth } from '@nestwell/contracts/delivery';
import { List, ListRow, Section } from '@nestwell/ui';
import { MarkBadge } from './mark-badge';
import { healthOf, type RemoteState } from './shown';

interface VersionListProps {
  overview: PlatformOverview;
  remote: RemoteState;
}

/** The versions a module had, what is known of each, and which one would be next. */
export function VersionList({ overview, remote }: VersionListProps) {
  const { id, versions } = remote;
  return (
    <Section title={`Versions of ${id}`}>
      <List aria-label={`Versions of ${id}`}>
        {versions.map(({ version, mark }) => (
          <ListRow
            key={version}
            title={<code>{version}</code>}
            meta={[placeOf(remote, version), mark?.why, vitalsOf(healthOf(overview, id, version))]
              .filter(Boolean)
              .join('. ')}
            end={<MarkBadge mark={mark?.state ?? null} />}
          />
        ))}
      </List>
    </Section>
  );
}

function placeOf({ version, backTo, canary }: RemoteState, which: string): string | false {
  if (which === version) return 'Live';
  if (which === canary?.version) return 'Tried by some';
  return which === backTo && 'Next to fall back to';
}

/** What three quarters of the browsers measured, or less. */
function vitalsOf(health: VersionHealth | undefined): string | false {
  if (!health) return false;
  const { loads, failures, load, lcp, inp, cls, blocked } = health;
  return [
    `${failures} of ${loads + failures} failed`,
    load && `loads in ${load.p75} ms`,
    lcp && `LCP ${lcp.p75} ms`,
    inp && `INP ${inp.p75} ms`,
    cls && `CLS ${(cls.p75 / 1000).toFixed(3)}`,
    blocked && `longest task ${blocked.p75} ms`,
  ]
    .filter(Boolean)
    .join(', ');
}
