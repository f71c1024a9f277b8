import { useOnPaper } from '@nestwell/remote-kit';
import { Logo, Paper } from '@nestwell/ui';
import { AreaPart } from './area-part';
import type { KeptArea } from './lib/kept-areas';
import * as css from './your-data.module.css';

interface PrintedDataProps {
  areas: readonly KeptArea[];
  email: string;
  collected: string;
}

/** The same on paper, with every row. Years of them are written only in the moment of printing. */
export function PrintedData({ areas, email, collected }: PrintedDataProps) {
  const isOnPaper = useOnPaper();
  return (
    isOnPaper && (
      <Paper>
        <div className={css.paper}>
          <header className={css.paperHead}>
            <Logo />
            <div>
              <h1>Your data at Nestwell</h1>
              <p>
                {email}, collected {collected}
              </p>
            </div>
          </header>
          {areas.map((area) => (
            <AreaPart key={area.name} area={area} whole />
          ))}
        </div>
      </Paper>
    )
  );
}
