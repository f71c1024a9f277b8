import { deviceDate } from '@nestwell/domain/device-time';
import { shownWeight, weightUnit } from '@nestwell/domain/units';
import { useMember, useOnPaper } from '@nestwell/remote-kit';
import { saveFile } from '@nestwell/remote-kit/save-file';
import { Button, Check, Download, Printer, Sheet } from '@nestwell/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { DayFigures } from '../../../lib/trends/figures';
import type { Measure } from '../../../lib/trends/measures';
import type { Period } from '../../../lib/trends/spans';
import { trendsCsv } from '../../../lib/trends/trends-csv';
import { PrintedTrends } from './printed-trends';
import * as css from './trends.module.css';

interface TrendToolsProps {
  period: Period;
  days: readonly DayFigures[];
  measures: readonly Measure[];
}

/** The period on paper and as a spreadsheet. */
export function TrendTools({ period, days, measures }: TrendToolsProps) {
  const { units, name } = useMember();
  const [asking, setAsking] = useState(false);
  const [named, setNamed] = useState(false);
  const isOnPaper = useOnPaper();
  const print = () => {
    flushSync(() => setAsking(false));
    window.print();
  };
  const save = () => {
    const today = deviceDate(new Date());
    const stretch = { from: period.from, to: period.to < today ? period.to : today };
    const text = trendsCsv(stretch, days, {
      unit: weightUnit[units],
      shown: (pounds) => shownWeight(pounds, units),
    });
    saveFile(`nestwell-trends-${stretch.from}-to-${stretch.to}.csv`, text, 'text/csv;charset=utf-8');
  };
  return (
    <>
      <Button variant="line" small icon={<Printer aria-hidden="true" />} onClick={() => setAsking(true)}>
        <span className={css.toolWord}>Print</span>
      </Button>
      <Button variant="line" small icon={<Download aria-hidden="true" />} onClick={save}>
        <span className={css.toolWord}>CSV</span>
      </Button>
      <Sheet
        open={asking}
        onOpenChange={setAsking}
        title="Print your trends"
        description={period.title}
        footer={<Button onClick={print}>Print</Button>}
      >
        <Check label="Put my name on it" checked={named} onCheckedChange={setNamed} />
      </Sheet>
      {isOnPaper && (
        <PrintedTrends period={period} days={days} measures={measures} name={named ? name : null} />
      )}
    </>
  );
}
