import type { PlatformOverview } from '@nestwell/contracts/delivery';
import { CONTRACT_VERSION, slotNames } from '@nestwell/remote-kit';
import { Badge, Section } from '@nestwell/ui';
import * as css from './platform.module.css';

type Needs = Pick<
  PlatformOverview['environments'][number]['remotes'][number],
  'version' | 'contract' | 'slots'
>;

interface CompatibilityProps {
  ids: readonly string[];
  overview: PlatformOverview;
}

/** Every version that browsers may run, current or before it, and whether it fits the shell this page stands in. */
export function Compatibility({ ids, overview }: CompatibilityProps) {
  const columns = overview.environments.flatMap(({ name, remotes }) => {
    const of = (id: string) => remotes.find((remote) => remote.id === id);
    return [
      { title: name, needs: (id: string) => of(id) },
      { title: `${name}, before`, needs: (id: string) => of(id)?.before },
    ];
  });
  return (
    <Section title="Compatibility">
      <div className={css.scroll} role="region" aria-label="Versions and this shell" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Module</th>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ids.map((id) => (
              <tr key={id}>
                <th scope="row">{id}</th>
                {columns.map(({ title, needs }) => (
                  <td key={title}>
                    <Fit needs={needs(id)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Fit({ needs }: { needs: Needs | null | undefined }) {
  if (!needs) return <span className={css.soft}>Nothing</span>;
  const problems = problemsOf(needs);
  return (
    <>
      <code>{needs.version}</code>{' '}
      <Badge tone={problems.length === 0 ? 'success' : 'danger'}>{problems.join(', ') || 'Fits'}</Badge>
    </>
  );
}

const problemsOf = ({ contract, slots }: Needs) => [
  ...(contract === CONTRACT_VERSION ? [] : [`Speaks contract ${contract}, not ${CONTRACT_VERSION}`]),
  ...slots.filter((slot) => !(slotNames as string[]).includes(slot)).map((slot) => `No slot ${slot}`),
];
