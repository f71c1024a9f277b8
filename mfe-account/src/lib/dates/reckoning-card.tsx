import { Card } from '@nestwell/ui';
import type { ComponentProps } from 'react';
import * as css from './dates.module.css';
import type { Reckoning } from './reckoning';

interface ReckoningCardProps {
  reckoning: Reckoning | null;
  shell: ComponentProps<typeof Card>['shell'];
}

/** Says at once what follows from a day she chose; a screen reader hears it as it changes. */
export function ReckoningCard({ reckoning, shell }: ReckoningCardProps) {
  return (
    <div aria-live="polite">
      {reckoning && (
        <Card variant="field" shell={shell}>
          <p className={css.small}>{reckoning.lead}</p>
          <p className={css.figure}>{reckoning.figure}</p>
          <p className={css.small}>{reckoning.note}</p>
        </Card>
      )}
    </div>
  );
}
