import type { PersonalDataExport, User } from '@nestwell/contracts/account';
import { deviceDate } from '@nestwell/domain/device-time';
import { saveFile } from '@nestwell/remote-kit/save-file';
import { Button, Download, Printer, Text } from '@nestwell/ui';
import { useMemo } from 'react';
import { AreaPart } from './area-part';
import { keptAreasOf, type KeptArea } from './lib/kept-areas';
import { spreadsheetOf } from './lib/spreadsheet';
import { toRead, wordsOf } from './lib/words-of';
import { PrintedData } from './printed-data';
import * as css from './your-data.module.css';

interface EverythingProps {
  everything: PersonalDataExport;
  user: Pick<User, 'email'>;
}

export function Everything({ everything, user }: EverythingProps) {
  const areas = useMemo(() => keptAreasOf(everything), [everything]);
  const collected = wordsOf(everything.exportedAt, toRead);
  function save(area: KeptArea) {
    const name = `nestwell-${deviceDate(new Date())}-${area.name}.csv`;
    saveFile(name, spreadsheetOf(area), 'text/csv;charset=utf-8');
  }
  return (
    <>
      <div className={css.tools}>
        <Text soft>
          Collected {collected}, on your clock. Numbers that only our computers read are left out here:
          “Export my data” in Settings has them too.
        </Text>
        <Button variant="soft" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <div className={css.areas}>
        {areas.map((area) => (
          <AreaPart
            key={area.name}
            area={area}
            action={
              area.tables.length > 0 && (
                <Button
                  variant="quiet"
                  small
                  icon={<Download aria-hidden="true" />}
                  aria-label={`Save ${area.title} as a spreadsheet`}
                  onClick={() => save(area)}
                >
                  Spreadsheet
                </Button>
              )
            }
          />
        ))}
      </div>
      <PrintedData areas={areas} email={user.email} collected={collected} />
    </>
  );
}
