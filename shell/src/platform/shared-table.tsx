import type { PlatformOverview } from '@nestwell/contracts/delivery';
import * as css from './platform.module.css';
import { Table } from './table';

/** What the shell of this site lends, and which version of it each module was built with. */
export function SharedTable({ shared }: Pick<PlatformOverview, 'shared'>) {
  if (shared.length === 0) return null;
  const ids = [...new Set(shared.flatMap(({ borrowers }) => borrowers.map(({ id }) => id)))].sort();
  return (
    <Table
      title="Shared libraries"
      label="Libraries that the shell lends"
      columns={['Library', 'Lent', ...ids]}
      rows={shared.map(({ name, version, borrowers }) => ({
        name,
        cells: [
          <code key="lent">{version}</code>,
          ...ids.map((id) => {
            const builtWith = borrowers.find((borrower) => borrower.id === id)?.builtWith;
            return builtWith ? <code key={id}>{builtWith}</code> : <Unsaid key={id} />;
          }),
        ],
      }))}
    />
  );
}

const Unsaid = () => <span className={css.soft}>not said</span>;
