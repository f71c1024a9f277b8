import type { Mark } from '../../../lib/trends/figures';
import type { Measure } from '../../../lib/trends/measures';
import type { Period } from '../../../lib/trends/spans';

interface MarksTableProps {
  period: Period;
  measures: readonly Measure[];
  /** Of each measure, over the same stretches of days. */
  marks: readonly (readonly Mark[])[];
}

const HEADS = { day: 'Day', week: 'Week', month: 'Month' } as const;

export function MarksTable({ period, measures, marks }: MarksTableProps) {
  const single = measures.length === 1 && period.by !== 'day';
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{HEADS[period.by]}</th>
          {measures.map(({ title, column }) => (
            <th scope="col" key={title}>
              {measures.length === 1 ? column : title}
            </th>
          ))}
          {single && <th scope="col">Days</th>}
        </tr>
      </thead>
      <tbody>
        {marks[0]?.map(({ from, name, days }, row) => (
          <tr key={from}>
            <th scope="row">{name}</th>
            {measures.map((measure, column) => {
              const value = marks[column]?.[row]?.value ?? null;
              return <td key={measure.title}>{value === null ? '–' : measure.format(value)}</td>;
            })}
            {single && <td>{days}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
