import { Section, Text } from '@nestwell/ui';
import type { ReactNode } from 'react';
import type { KeptArea } from './lib/kept-areas';
import { TablePart } from './table-part';
import * as css from './your-data.module.css';

interface AreaPartProps {
  area: KeptArea;
  action?: ReactNode;
  /** On paper nothing can be opened. */
  whole?: boolean;
}

export function AreaPart({ area, action, whole }: AreaPartProps) {
  const { title, tables, empty } = area;
  return (
    <Section title={title} action={action} className={css.area}>
      {tables.map((table) => (
        <TablePart key={table.title} table={table} whole={whole} />
      ))}
      {tables.length === 0 ? (
        <Text soft>Nothing is kept here.</Text>
      ) : (
        empty.length > 0 && <Text soft>Nothing yet: {empty.join(', ')}.</Text>
      )}
    </Section>
  );
}
