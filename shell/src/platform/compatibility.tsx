import type { PlatformOverview } from '@nestwell/contracts/delivery';
import { CONTRACT_VERSION, slotNames } from '@nestwell/remote-kit';
import { Badge } from '@nestwell/ui';
import * as css from './platform.module.css';
import { Table } from './table';

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
    <Table
      title="Compatibility"
      label="Versions and this shell"
      columns={['Module', ...columns.map(({ title }) => title)]}
      rows={ids.map((id) => ({
        name: id,
        cells: columns.map(({ title, needs }) => <Fit key={title} needs={needs(id)} />),
      }))}
    />
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
